import type { Home } from './content/model';

/** The page's sections in order, and the anchors of those that have one. */
export const SECTIONS = [
  { name: 'intro' },
  { name: 'categories', anchor: 'shop' },
  { name: 'collections', anchor: 'flavours' },
  { name: 'story', anchor: 'story' },
  { name: 'story-second' },
  { name: 'founder' },
  { name: 'corporate', anchor: 'corporate' },
  { name: 'partnership', anchor: 'partnership' },
  { name: 'stores', anchor: 'stores' },
  { name: 'contacts', anchor: 'contacts' },
] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];
export type Anchor = Extract<(typeof SECTIONS)[number], { anchor: string }>['anchor'];

const PART: Record<SectionName, keyof Home> = {
  intro: 'intro',
  categories: 'categories',
  collections: 'collections',
  story: 'story',
  'story-second': 'secondStory',
  founder: 'founder',
  corporate: 'corporate',
  partnership: 'partnership',
  stores: 'stores',
  contacts: 'contacts',
};

/** What a section shows; undefined where it is not on the page. */
export function sectionPart(home: Home, name: SectionName): Home[keyof Home] {
  return home[PART[name]];
}

export function anchorOf(name: SectionName): Anchor | undefined {
  const section = SECTIONS.find((candidate) => candidate.name === name);
  return section && 'anchor' in section ? section.anchor : undefined;
}

/** The element id of a section's own heading. */
export function headingIdOf(name: SectionName): string {
  return `${name}-heading`;
}

/** Where a link leads that shows an editor a section, one without an anchor too: to its heading, or the page's top. */
export function editorTargetOf(name: SectionName): string {
  return anchorOf(name) ?? (name === 'intro' ? 'top' : headingIdOf(name));
}

/** The anchors of the sections that a page shows, in page order. */
export function anchorsOf(home: Home): Anchor[] {
  return SECTIONS.flatMap(({ name }) => (sectionPart(home, name) ? (anchorOf(name) ?? []) : []));
}

/** Fractions of a pixel that a section's top may still be below the window's top and count as passed. */
const ROUNDING_PX = 1;

/** The last anchored section whose top has passed the window's top; undefined where none has. */
export function passedAnchor(sections: { anchor: string; top: number }[]): string | undefined {
  return sections.findLast(({ top }) => top <= ROUNDING_PX)?.anchor;
}
