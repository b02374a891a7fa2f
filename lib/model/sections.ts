import type { Language } from '@/lib/platform/locales-list';

type Entry = {
  /** `data-section` on the page, and the key of what it shows in `Home`. */
  name: string;
  /** The id that links lead to; its link in the header has the label. */
  anchor?: string;
  label?: Record<Language, string>;
};

/** The page's sections in order. Everything that goes through sections goes through this table. */
export const SECTIONS = [
  { name: 'intro' },
  { name: 'categories', anchor: 'shop', label: { en: 'Categories', fr: 'Catégories' } },
  { name: 'collections', anchor: 'flavours', label: { en: 'Flavours', fr: 'Saveurs' } },
  { name: 'story', anchor: 'story', label: { en: 'Story', fr: 'Histoire' } },
  { name: 'story-second' },
  { name: 'founder' },
  { name: 'corporate', anchor: 'corporate', label: { en: 'Corporate', fr: 'Entreprises' } },
  { name: 'partnership', anchor: 'partnership', label: { en: 'Partnership', fr: 'Partenariat' } },
  { name: 'stores', anchor: 'stores', label: { en: 'Store', fr: 'Boutique' } },
  { name: 'contacts', anchor: 'contacts', label: { en: 'Contact', fr: 'Contact' } },
] as const satisfies Entry[];

export type SectionName = (typeof SECTIONS)[number]['name'];
type Anchored = Extract<(typeof SECTIONS)[number], { anchor: string; label: object }>;
export type Anchor = Anchored['anchor'];

const anchored = SECTIONS.filter((section): section is Anchored => 'anchor' in section);

export function anchorOf(name: SectionName): Anchor | undefined {
  return anchored.find((section) => section.name === name)?.anchor;
}

/** What the anchored sections are called in links, by anchor. */
export function sectionLabels(language: Language): Record<Anchor, string> {
  const labels = anchored.map(({ anchor, label }) => [anchor, label[language]]);
  return Object.fromEntries(labels) as Record<Anchor, string>;
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
export function anchorsOf(home: Partial<Record<SectionName, unknown>>): Anchor[] {
  return anchored.flatMap(({ name, anchor }) => (home[name] ? anchor : []));
}

/** What the lists of the document are shown in. */
const SHOWN_IN: Record<string, SectionName> = {
  categories: 'categories',
  collections: 'collections',
  flavours: 'collections',
  products: 'collections',
};

/**
 * The section that a place of the document belongs to, the page's top for what belongs to all of it: for
 * `$.home.texts.stores-phone` that is `stores`.
 */
export function sectionOfPath(path: string): SectionName {
  const [, list = '', key = ''] = /^(?:\$\.)?home\.([a-z]+)(?:\.([\w-]+))?/.exec(path) ?? [];
  if (list !== 'texts') return SHOWN_IN[list] ?? 'intro';
  if (key === 'shop') return 'categories';
  if (key === 'flavours') return 'collections';
  // The longest name that the key begins with: `story-second` is not the story's.
  const names = SECTIONS.map(({ name }) => name).filter((name) => key === name || key.startsWith(`${name}-`));
  return names.sort((a, b) => b.length - a.length)[0] ?? 'intro';
}
