import type { Collection, Content, Flavour } from '../content/model';
import { editorTargetOf, type SectionName, SECTIONS } from '../sections';

/** Something that is no problem of the document and that its editor would want to know all the same. */
export type Hint = {
  /** The id of what it is about, on the page. */
  target?: string;
  text: string;
};

/** Widths that a picture needs to be sharp in its slot on a dense phone or a common desktop, in pixels. */
const LEAST_WIDTH = { tile: 640, wide: 1200, poster: 1280 } as const;
/** Characters that a place holds without looking crowded. */
const LONGEST = { heading: 40, copy: 120, flavourName: 40 } as const;

/** Missing alternative texts, pictures too small, texts too long, flavours without allergens or price. */
export function contentHints({ home }: Content): Hint[] {
  const { intro, categories, collections } = home;
  const editorials = SECTIONS.flatMap(({ name }) => {
    const part = home[name];
    return part && 'pictures' in part ? { name, part } : [];
  });
  return [
    ...inSection('intro', [
      ...ofPicture('the intro’s poster', intro?.posters.desktop, LEAST_WIDTH.poster),
      ...ofLength('the intro’s line', intro?.copy?.replace(/<[^>]*>/g, ''), LONGEST.copy),
    ]),
    ...inSection(
      'categories',
      (categories?.items ?? []).flatMap(({ name, code, picture }) =>
        ofPicture(`category “${name ?? code}”`, picture, LEAST_WIDTH.tile),
      ),
    ),
    ...(collections?.items ?? []).flatMap(ofCollection),
    ...editorials.flatMap(({ name, part }) =>
      inSection(name, [
        ...part.pictures.flatMap((picture) => ofPicture(`“${name}”`, picture, LEAST_WIDTH.wide)),
        ...ofLength(`the heading of “${name}”`, part.heading, LONGEST.heading),
      ]),
    ),
  ];
}

function inSection(name: SectionName, texts: string[]): Hint[] {
  return texts.map((text) => ({ target: editorTargetOf(name), text }));
}

function ofCollection({ id, tiles }: Collection): Hint[] {
  return tiles.flatMap(({ flavour }) =>
    ofFlavour(flavour).map((text) => ({ target: `collection-${id}`, text })),
  );
}

function ofFlavour({ id, name, picture, allergens, traces, pricePerKg, parentId }: Flavour): string[] {
  const title = `flavour “${name ?? id}”`;
  return [
    ...(allergens.length + traces.length === 0 ? [`${title} names no allergens`] : []),
    ...(pricePerKg === undefined ? [`${title} has no price per kg`] : []),
    ...ofPicture(title, picture, LEAST_WIDTH.tile),
    ...ofLength(title, parentId === undefined ? name : undefined, LONGEST.flavourName),
  ];
}

function ofPicture(
  place: string,
  picture: { alt?: string; width?: number } | undefined,
  least: number,
): string[] {
  if (!picture) return [];
  const { alt, width } = picture;
  return [
    ...(alt === undefined ? [`a picture of ${place} has no alternative text`] : []),
    ...(width !== undefined && width < least
      ? [`a picture of ${place} is ${width} px wide; its place asks for ${least}`]
      : []),
  ];
}

function ofLength(place: string, text: string | undefined, longest: number): string[] {
  if (text === undefined || text.length <= longest) return [];
  return [`${place} has ${text.length} characters; ${longest} fit well`];
}
