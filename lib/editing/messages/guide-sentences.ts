import { GUIDE_FLAVOUR_SENTENCES } from './guide-flavour-sentences';
import { GUIDE_TEXT_SENTENCES } from './guide-text-sentences';
import { type Sentences, translate, type Translation } from './sentences';

import { FORM } from '@/lib/content/document/guide-entry';
import { LIMITS } from '@/lib/content/document/limits';
import type { Language } from '@/lib/platform/locales-list';

const [word, block] = [LIMITS.word, LIMITS.text].map((limit) => limit.toLocaleString('fr'));

const FORMS: Record<keyof typeof FORM, Translation> = {
  id: { fr: 'un texte ou un nombre\u202f; `41` et `"41"` sont identiques' },
  ownId: {
    fr: 'un texte ou un nombre\u202f; `41` et `"41"` sont identiques\u202f; si plusieurs entrées ont le même ID, seule la première est gardée',
  },
  code: { fr: 'un texte ou un nombre qui peut faire partie d’une adresse, comme `dark`' },
  ownCode: {
    fr: 'un texte ou un nombre qui peut faire partie d’une adresse, comme `dark`\u202f; si plusieurs entrées ont le même CODE, seule la première est gardée',
  },
  flag: {
    fr: '`true`, `1`, `"1"` ou `"Y"` pour oui\u202f; `false`, `0`, `"0"`, `"N"` ou aucune valeur pour non',
  },
  amount: { fr: 'un nombre d’au moins 0, comme `36.2`' },
  price: { fr: 'un nombre supérieur à 0, comme `8.9`' },
  size: { fr: 'un nombre supérieur à 0, comme `1600`' },
  percentage: { fr: 'un nombre de 0 à 100, comme `72.5`' },
  text: { fr: `du texte simple, ${word} caractères au plus` },
  line: {
    fr: `une ligne de texte, ${word} caractères au plus\u202f; elle peut contenir des liens, du gras et de l’italique`,
  },
  block: {
    fr: `un texte de ${block} caractères au plus\u202f; une ligne vide commence un nouveau paragraphe\u202f; il peut contenir des listes, des citations, des liens, du gras et de l’italique`,
  },
  texts: {
    fr: `une liste de textes, ou un texte dont les parties sont séparées par des virgules\u202f; ${LIMITS.values} entrées au plus`,
  },
  picture: {
    fr: 'un chemin comme `/upload/flavours/raspberry.jpg`, une adresse, ou `{SRC, WIDTH, HEIGHT, ALT}`',
  },
  pictures: {
    fr: 'une liste d’images, chacune un chemin, une adresse ou `{SRC, WIDTH, HEIGHT, ALT}`',
  },
  film: {
    fr: 'un chemin comme `/upload/intro/desktop.mp4`, ou une adresse\u202f; de préférence un MP4 en H.264, sans son, de 8 Mo au plus',
  },
  style: {
    fr: 'un objet de tailles, d’espaces et de positions CSS, comme `{"margin-top": "12px"}`',
  },
  span: { fr: 'un nombre de colonnes de 1 à 12' },
};

/** Translations of the field guide's texts that a field's card shows. A test fails if a translation is missing. */
const GUIDE_SENTENCES: Sentences = {
  ...Object.fromEntries(Object.entries(FORM).map(([name, form]) => [form, FORMS[name as keyof typeof FORM]])),
  'The name of the business, in the header, in the title of every page and for search engines.': {
    fr: 'Le nom de l’entreprise, dans l’en-tête, dans le titre de chaque page et pour les moteurs de recherche.',
  },
  'The language of the page. It also decides how numbers, prices and dates are written.': {
    fr: 'La langue de la page. Elle décide aussi de la façon d’écrire les nombres, les prix et les dates.',
  },
  'a language, with or without a country, such as `en` or `fr-CA`': {
    fr: 'une langue, avec ou sans pays, comme `en` ou `fr-CA`',
  },
  'The currency of every price in the document.': {
    fr: 'La monnaie de tous les prix du document.',
  },
  'three letters of ISO 4217, such as `EUR`': {
    fr: 'trois lettres selon ISO 4217, comme `EUR`',
  },
  'Whether the shop sells online. If not, no flavour has a link to buy.': {
    fr: 'Indique si la boutique vend en ligne. Sinon, aucune saveur n’a de lien d’achat.',
  },
  'Additional words to mark as allergens in lists of ingredients. The words of the fourteen allergens are always marked.':
    {
      fr: 'Mots supplémentaires à signaler comme allergènes dans les listes d’ingrédients. Les mots des quatorze allergènes sont toujours signalés.',
    },
  'a regular expression in RE2 syntax; it ignores upper and lower case': {
    fr: 'une expression régulière selon la syntaxe RE2\u202f; elle ne distingue pas majuscules et minuscules',
  },
  'Name and address of the business that is responsible for the food. The law requires it.': {
    fr: 'Nom et adresse de l’entreprise responsable de la denrée. La loi l’exige.',
  },
  'The time zone of the shop, for “Open now” and for deadlines.': {
    fr: 'Le fuseau horaire de la boutique, pour «\u202fOuvert\u202f» et pour les dates limites.',
  },
  'an IANA time zone, such as `Europe/Paris`': {
    fr: 'un fuseau horaire IANA, comme `Europe/Paris`',
  },
  'The category’s part of an address: `/shop/dark`. If a product section has the same code, this address shows the section’s flavours.':
    {
      fr: 'La partie de l’adresse qui désigne la catégorie\u202f: `/shop/dark`. Si une section de produits a le même code, cette adresse montre les saveurs de la section.',
    },
  'The name on the tile.': {
    fr: 'Le nom sur la tuile.',
  },
  'The picture of the tile.': {
    fr: 'L’image de la tuile.',
  },
  'Identifies the product. Flavours use it in PRODUCT_ID.': {
    fr: 'Identifie le produit. Les saveurs l’utilisent dans PRODUCT_ID.',
  },
  'The product’s part of an address in the shop: `/shop/dark/tablet-raspberry`.': {
    fr: 'La partie de l’adresse qui désigne le produit dans la boutique\u202f: `/shop/dark/tablet-raspberry`.',
  },
  'Identifies the product section. Collections use it in UF_PRODUCT_SECTION_ID.': {
    fr: 'Identifie la section de produits. Les collections l’utilisent dans UF_PRODUCT_SECTION_ID.',
  },
  'The section’s part of an address in the shop: `/shop/dark`.': {
    fr: 'La partie de l’adresse qui désigne la section dans la boutique\u202f: `/shop/dark`.',
  },
  'The film of the intro for windows of 960 px or more. Keep the spelling DEKSTOP in the field’s name.': {
    fr: 'Le film de l’introduction pour les fenêtres d’au moins 960\u202fpx. Gardez l’orthographe DEKSTOP dans le nom du champ.',
  },
  'The film of the intro for narrower windows.': {
    fr: 'Le film de l’introduction pour les fenêtres plus étroites.',
  },
  'Identifies the collection: flavours use it in SECTION_ID, and links to the collection end with it (`/#collection-41`).':
    {
      fr: 'Identifie la collection\u202f: les saveurs l’utilisent dans SECTION_ID, et les liens vers la collection se terminent par lui (`/#collection-41`).',
    },
  'The heading of the collection.': {
    fr: 'Le titre de la collection.',
  },
  'A line below the heading.': {
    fr: 'Une ligne sous le titre.',
  },
  'Whether the row of links above the collections has a link to this collection.': {
    fr: 'Indique si la rangée de liens au-dessus des collections a un lien vers cette collection.',
  },
  'Whether the tiles keep their picture when the mouse is over them.': {
    fr: 'Indique si les tuiles gardent leur image au passage de la souris.',
  },
  'Width of the tiles’ pictures. Only the ratio to UF_ITEM_HEIGHT matters, not the size.': {
    fr: 'Largeur des images des tuiles. Seul compte le rapport avec UF_ITEM_HEIGHT, pas la taille.',
  },
  'Height of the tiles’ pictures. Only the ratio to UF_ITEM_WIDTH matters, not the size.': {
    fr: 'Hauteur des images des tuiles. Seul compte le rapport avec UF_ITEM_WIDTH, pas la taille.',
  },
  'Width of a flavour on a phone. A row has 12 columns: 6 means two flavours in a row, 12 means one.': {
    fr: 'Largeur d’une saveur sur un téléphone. Une rangée a 12 colonnes\u202f: 6 veut dire deux saveurs par rangée, 12 une seule.',
  },
  'Width of each flavour, by its position in the collection. The first position is 0. A new row starts after every 4 flavours.':
    {
      fr: 'Largeur de chaque saveur, selon sa position dans la collection. La première position est 0. Une nouvelle rangée commence toutes les 4 saveurs.',
    },
  'an object with positions as keys, or a list; either can also be JSON text': {
    fr: 'un objet dont les clés sont les positions, ou une liste\u202f; l’un et l’autre peuvent aussi être un texte JSON',
  },
  'The ID of the product section in which the flavours of this collection are sold.': {
    fr: 'L’ID de la section de produits où les saveurs de cette collection sont vendues.',
  },
  'A shorter name for the row of links above the collections.': {
    fr: 'Un nom plus court pour la rangée de liens au-dessus des collections.',
  },
  'A wide picture above the heading. It is four times as wide as it is high.': {
    fr: 'Une image large au-dessus du titre. Elle est quatre fois plus large que haute.',
  },
  '{what} Used only if NAME is missing.': {
    fr: '{what} Utilisé seulement si NAME manque.',
  },
  ...GUIDE_TEXT_SENTENCES,
  ...GUIDE_FLAVOUR_SENTENCES,
};

/** Translates a text of the field guide. Names of fields and values stay unchanged. */
export const translateGuide = (text: string, language: Language) =>
  translate(text, GUIDE_SENTENCES, language);
