import type { Wire } from '../../content';

import { liveDocument } from './documents';

type Home = {
  texts: Record<string, Wire>;
  categories: Wire[];
  collections: Wire[];
  flavours: Wire[];
};
type Extreme = { common: Wire; home: Home };

/** Has 59 characters. Some texts add a punctuation mark as the 60th. */
export const LONG_NAME = 'Grand Cru de Madagascar, Sambirano et Ambanja, récolte 2026';
const COMPOUND = 'Haselnussvollmilchschokoladentafelsonderausgabe';

const live = () => liveDocument() as Extreme;
const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<p>Paragraph ${index + 1}. Granite stones grind the nibs for two to three days, until no grain is larger than 20 microns.</p>`,
  ).join('');

export function longNames(): Extreme {
  const document = live();
  const { texts, categories, collections, flavours } = document.home;
  for (const [key, text] of Object.entries(texts))
    if (/^(?:shop|flavours|story|story-second|founder|corporate|partnership|stores|contacts)$/.test(key))
      text.NAME = key.includes('st') ? `${COMPOUND} aus Paris` : `${LONG_NAME}!`;
  Object.assign(texts.intro ?? {}, { NAME: COMPOUND });
  Object.assign(texts['contacts-email'] ?? {}, { NAME: `${COMPOUND.toLowerCase()}@quatorze.example` });
  Object.assign(texts['corporate-button'] ?? {}, { NAME: `${LONG_NAME}?` });
  for (const key of ['stores-city', 'stores-address', 'stores-hours'])
    Object.assign(texts[key] ?? {}, { NAME: `${COMPOUND}${COMPOUND} 14, 75006 Paris` });
  for (const [index, entity] of [...categories, ...collections, ...flavours].entries())
    entity.NAME = index % 2 ? `${LONG_NAME}.` : COMPOUND;
  for (const flavour of flavours)
    Object.assign(flavour, { SUBNAME: `${COMPOUND}, ${LONG_NAME}`, INGREDIENTS: `${COMPOUND}, milk` });
  document.common.siteName = `${LONG_NAME}.`;
  return document;
}

const GERMAN_HEADINGS: Record<string, string> = {
  intro: LONG_NAME,
  shop: 'Schokoladenspezialitäten',
  flavours: 'Geschmacksrichtungen',
  story: 'Hundert Kakaobohnen, der Länge nach aufgeschnitten',
  'story-second': 'Steinmahlwerke, dann Marmor',
  founder: 'Annegret Schwarzenberger-Leutheusser',
  corporate: 'Unternehmensbestellungen',
  partnership: 'Partnerschaft und Franchisemöglichkeiten',
  stores: 'Ladengeschäft und Werkstatt',
  contacts: 'Ansprechpartnerinnen',
};
const GERMAN_FLAVOURS = [
  'Haselnussvollmilch',
  'Zartbitter-Orangenschalen',
  'Himbeere',
  'Karamell mit Meersalz',
];

export function germanHeadings(): Extreme {
  const document = live();
  const { texts, collections, flavours } = document.home;
  for (const [key, heading] of Object.entries(GERMAN_HEADINGS))
    Object.assign(texts[key] ?? {}, { NAME: heading });
  for (const collection of collections) collection.NAME = 'Vollmilchschokolade';
  for (const [index, flavour] of flavours.entries())
    flavour.NAME = GERMAN_FLAVOURS[index % GERMAN_FLAVOURS.length];
  Object.assign(document.common, { locale: 'de', siteName: LONG_NAME });
  return document;
}

export function plenty(): Extreme {
  const document = live();
  const { texts, categories, flavours, collections } = document.home;
  for (const key of ['story', 'story-second', 'founder', 'corporate', 'partnership'])
    Object.assign(texts[key] ?? {}, { TEXT_1: paragraphs(10) });
  document.home.categories = [...categories, ...categories].map((category, index) => ({
    ...category,
    CODE: `category-${index}`,
  }));
  document.home.collections = collections.slice(0, 1);
  document.home.flavours = Array.from({ length: 40 }, (_, index) => ({
    ...flavours[index % 14],
    ID: `flavour-${index}`,
    MINI_ID: undefined,
    SECTION_ID: [collections[0]?.ID],
  }));
  return document;
}

export function fewFlavours(): Extreme {
  const document = live();
  const [first, second] = document.home.flavours;
  document.home.flavours = document.home.flavours.filter(
    (flavour) => flavour === first || flavour === second || flavour.ID === first?.MINI_ID,
  );
  return document;
}

export function little(): Extreme {
  const document = live();
  const { texts, categories, flavours, collections } = document.home;
  for (const key of ['story', 'story-second', 'founder', 'corporate', 'partnership'])
    Object.assign(texts[key] ?? {}, { TEXT_1: paragraphs(1) });
  for (const text of Object.values(texts))
    if (Array.isArray(text.PICTURES)) text.PICTURES = text.PICTURES.slice(0, 1);
  document.home.categories = categories.slice(0, 1);
  document.home.collections = collections.slice(0, 1);
  document.home.flavours = flavours
    .slice(0, 3)
    .map((flavour) => ({ ...flavour, SECTION_ID: [collections[0]?.ID] }));
  return document;
}
