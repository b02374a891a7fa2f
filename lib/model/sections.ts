import type { Language } from '@/lib/platform/locales-list';

type Entry = {
  /** Value of `data-section` on the page, and key of the type `Home`. */
  name: string;
  anchor?: string;
  label?: Record<Language, string>;
};

/** In page order. */
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

export function sectionLabels(language: Language): Record<Anchor, string> {
  const labels = anchored.map(({ anchor, label }) => [anchor, label[language]]);
  return Object.fromEntries(labels) as Record<Anchor, string>;
}

export function headingIdOf(name: SectionName): string {
  return `${name}-heading`;
}

/** Returns the element id to which the preview bar links. */
export function editorTargetOf(name: SectionName): string {
  return anchorOf(name) ?? (name === 'intro' ? 'top' : headingIdOf(name));
}

export function anchorsOf(home: Partial<Record<SectionName, unknown>>): Anchor[] {
  return anchored.flatMap(({ name, anchor }) => (home[name] ? anchor : []));
}

const SHOWN_IN: Record<string, SectionName> = {
  categories: 'categories',
  collections: 'collections',
  flavours: 'collections',
  products: 'collections',
  videos: 'intro',
};

/** Returns the section of a document path: `$.home.texts.stores-phone` -> `stores`. */
export function sectionOfPath(path: string): SectionName | undefined {
  const [, list = '', key = ''] = /^(?:\$\.)?home\.([a-z]+)(?:\.([\w-]+))?/.exec(path) ?? [];
  if (list !== 'texts') return SHOWN_IN[list];
  if (key === 'shop') return 'categories';
  if (key === 'flavours') return 'collections';
  // The longest match wins: `story-second` is a section, not a text of `story`.
  const names = SECTIONS.map(({ name }) => name).filter((name) => key === name || key.startsWith(`${name}-`));
  return names.sort((a, b) => b.length - a.length)[0];
}
