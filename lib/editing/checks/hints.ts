import type { HintText } from '../messages/hint-sentences';

import { flavourHints, placementHints } from './flavour-hints';
import { type Hint, pathOf } from './hint';
import { lengthHints, MAX_LENGTH, pictureHints } from './place-hints';
import { searchHints } from './search-hints';
import { storeHints } from './store-hints';
import { textHints } from './text-hints';
import { unknownFieldHints } from './unknown-fields';
import { unusualValueHints } from './unusual-value-hints';

import type { Content } from '@/lib/content/model';
import { outlineOf } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';
import { htmlToText } from '@/lib/content/values/html-text';
import { hasPassed, lastDayOf } from '@/lib/model/deadline';
import { editorTargetOf, type SectionName, SECTIONS } from '@/lib/model/sections';

/** Returns the hints about one document, except hints about files (`mediaHints`). */
export function contentHints(content: Content, document: unknown, now = Date.now()): Hint[] {
  const outline = outlineOf(document);
  const { intro, categories } = content.home;
  const editorials = SECTIONS.flatMap(({ name }) => {
    const part = content.home[name];
    return part && 'pictures' in part ? { name, part } : [];
  });
  return [
    ...(content.site.operator || content.shop.flavours.length === 0 ? [] : [NO_OPERATOR]),
    ...inSection('intro', [
      ...searchHints(content),
      ...pictureHints('the intro’s poster', 'home.texts.intro', intro?.posters.desktop),
      ...lengthHints('the intro’s line', 'home.texts.intro.TEXT_1', htmlToText(intro?.copy), MAX_LENGTH.copy),
    ]),
    ...inSection(
      'categories',
      (categories?.items ?? []).flatMap(({ name, code, picture }) => {
        const path = `${pathOf(outline.lists['home.categories'], code)}.PICTURE`;
        return pictureHints(`category “${name ?? code}”`, path, picture);
      }),
    ),
    ...flavourHints({ content, outline }),
    ...placementHints({ content, outline }),
    ...unusualValueHints({ content, outline }),
    ...editorials.flatMap(({ name, part }) =>
      inSection(name, [
        ...part.pictures.flatMap((picture) => pictureHints(`“${name}”`, `home.texts.${name}`, picture)),
        ...lengthHints(
          `the heading of “${name}”`,
          `home.texts.${name}.NAME`,
          part.heading,
          MAX_LENGTH.heading,
        ),
      ]),
    ),
    ...inSection('corporate', deadlineHints(content, now)),
    ...storeHints({ content, outline }),
    ...textHints(outline),
    ...unknownFieldHints(document, outline),
  ];
}

const NO_OPERATOR: Hint = {
  path: 'common.operator',
  text: 'the business that is responsible for the food is not named (operator); the law requires it',
};

function deadlineHints({ home, site }: Content, now: number): Hint[] {
  const { passesAt } = home.corporate?.deadline ?? {};
  if (passesAt === undefined || !hasPassed({ passesAt }, now)) return [];
  const text: HintText = `the last day for orders, ${lastDayOf(passesAt, site.timeZone)}, has passed, so visitors do not see its text`;
  return [{ path: 'home.texts.corporate-until.NAME', text }];
}

function inSection(name: SectionName, hints: Hint[]): Hint[] {
  return hints.map((hint) => ({ target: editorTargetOf(name), ...hint }));
}

/** Removes hints about values that already have a problem. */
export function withoutProblems(hints: Hint[], problems: readonly Pick<Problem, 'path'>[]): Hint[] {
  const reported = new Set(problems.map(({ path }) => path));
  return hints.filter(({ path }) => !reported.has(`$.${path}`));
}
