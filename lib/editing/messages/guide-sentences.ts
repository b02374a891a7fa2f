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

/** Translations of the field guide's texts that a field's card shows. A test requires one of each text. */
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
  'The page’s title in search results and browser tabs: the name of the business, and its products in the words that people search for.':
    {
      fr: 'Le titre de la page dans les résultats de recherche et les onglets\u202f: le nom de l’entreprise, et ses produits avec les mots que l’on cherche.',
    },
  'The title over the film.': {
    fr: 'Le titre sur le film.',
  },
  'The still picture shown before the film. It comes before PICTURES if both are present.': {
    fr: 'L’image fixe montrée avant le film. Elle vient avant PICTURES si les deux sont donnés.',
  },
  'The still pictures shown before the film: first for windows of 960 px or more, then for narrower windows.':
    {
      fr: 'Les images fixes montrées avant le film\u202f: d’abord pour les fenêtres d’au moins 960\u202fpx, puis pour les fenêtres plus étroites.',
    },
  'The text on the first screen’s button, which opens the shop.': {
    fr: 'Le texte du bouton du premier écran, qui ouvre la boutique.',
  },
  'The heading.': {
    fr: 'Le titre.',
  },
  'The text.': {
    fr: 'Le texte.',
  },
  'The picture.': {
    fr: 'L’image.',
  },
  'More pictures. They follow PICTURE if both are present.': {
    fr: 'D’autres images. Elles suivent PICTURE si les deux sont donnés.',
  },
  'The text on the button.': {
    fr: 'Le texte du bouton.',
  },
  'The address that the button opens. An e-mail without its own subject gets the section’s heading as subject.':
    {
      fr: 'L’adresse que le bouton ouvre. Un courriel sans objet propre reçoit le titre de la section comme objet.',
    },
  'an address that starts with `https://`, `mailto:` or `tel:`, or a path such as `/shop`': {
    fr: 'une adresse qui commence par `https://`, `mailto:` ou `tel:`, ou un chemin comme `/shop`',
  },
  'The last day for orders, in the shop’s time zone. From the next day, TEXT_1 is not shown.': {
    fr: 'Le dernier jour pour commander, dans le fuseau horaire de la boutique. À partir du lendemain, TEXT_1 n’est plus montré.',
  },
  'a date: `2026-11-30`': {
    fr: 'une date\u202f: `2026-11-30`',
  },
  'The shop’s city.': {
    fr: 'La ville de la boutique.',
  },
  'The shop’s address.': {
    fr: 'L’adresse de la boutique.',
  },
  'The shop’s telephone number.': {
    fr: 'Le numéro de téléphone de la boutique.',
  },
  'a telephone number that starts with + and the country code': {
    fr: 'un numéro de téléphone qui commence par + et l’indicatif du pays',
  },
  'The opening hours, as text for visitors.': {
    fr: 'Les heures d’ouverture, en texte pour les visiteurs.',
  },
  'Where the shop is on the map.': {
    fr: 'Où la boutique se trouve sur la carte.',
  },
  'latitude, then longitude, in degrees with a decimal point: `48.8519,2.3378`': {
    fr: 'latitude, puis longitude, en degrés avec un point décimal\u202f: `48.8519,2.3378`',
  },
  'The opening hours, for “Open now” and for search engines.': {
    fr: 'Les heures d’ouverture, pour «\u202fOuvert\u202f» et pour les moteurs de recherche.',
  },
  'days as Mo, Tu, We, Th, Fr, Sa and Su, then hours: `Tu-Sa 10:00-19:00`; separate several entries by semicolons':
    {
      fr: 'les jours en anglais abrégé (Mo, Tu, We, Th, Fr, Sa, Su), puis les heures\u202f: `Tu-Sa 10:00-19:00`\u202f; séparez plusieurs entrées par des points-virgules',
    },
  'Days with opening hours that differ from `stores-opening`.': {
    fr: 'Les jours dont les heures d’ouverture diffèrent de `stores-opening`.',
  },
  'one day per line, with its date and hours: `2026-12-24 10:00-16:00`, or `2026-12-25 closed`': {
    fr: 'un jour par ligne, avec sa date et ses heures\u202f: `2026-12-24 10:00-16:00`, ou `2026-12-25 closed` s’il est fermé',
  },
  'The telephone number for questions.': {
    fr: 'Le numéro de téléphone pour les questions.',
  },
  'The e-mail address for questions.': {
    fr: 'L’adresse e-mail pour les questions.',
  },
  'an e-mail address': {
    fr: 'une adresse e-mail',
  },
  'Links to other pages of the business on the web.': {
    fr: 'Liens vers d’autres pages de l’entreprise sur le web.',
  },
  'one link per line, with its text and address: `Instagram|https://instagram.example/quatorze`': {
    fr: 'un lien par ligne, avec son texte et son adresse\u202f: `Instagram|https://instagram.example/quatorze`',
  },
  'The legal notice. It can contain links.': {
    fr: 'Les mentions légales. Elles peuvent contenir des liens.',
  },
  'Identifies the flavour in MINI_ID and in addresses. Do not change it: shared links would no longer open this flavour.':
    {
      fr: 'Identifie la saveur dans MINI_ID et dans les adresses. Ne le changez pas\u202f: les liens partagés n’ouvriraient plus cette saveur.',
    },
  'The flavour’s name, on its tile, in its panel and for search engines. The page adds “MINI ” before the name of a mini.':
    {
      fr: 'Le nom de la saveur, sur sa tuile, dans son panneau et pour les moteurs de recherche. La page ajoute «\u202fMINI\u202f» devant le nom d’une mini.',
    },
  'A second line below the name.': {
    fr: 'Une deuxième ligne sous le nom.',
  },
  'The first text in the panel.': {
    fr: 'Le premier texte du panneau.',
  },
  'The picture that the tile shows when the mouse is over it. Also the photo of the panel if PHOTO_IMAGE is missing.':
    {
      fr: 'L’image que la tuile montre au passage de la souris. Aussi la photo du panneau si PHOTO_IMAGE manque.',
    },
  'A few words below the tile.': {
    fr: 'Quelques mots sous la tuile.',
  },
  'Details of the flavour. The panel shows them after a press on “About the product”.': {
    fr: 'Des détails sur la saveur. Le panneau les montre après un appui sur «\u202fÀ propos du produit\u202f».',
  },
  'The ID of the flavour’s collection. Used only if SECTION_ID is missing.': {
    fr: 'L’ID de la collection de la saveur. Utilisé seulement si SECTION_ID manque.',
  },
  'The IDs of all collections that contain the flavour.': {
    fr: 'Les ID de toutes les collections qui contiennent la saveur.',
  },
  'an ID, or a list of IDs': {
    fr: 'un ID, ou une liste d’ID',
  },
  'The ID of the mini version of this flavour. The panel switches between the two.': {
    fr: 'L’ID de la version mini de cette saveur. Le panneau passe de l’une à l’autre.',
  },
  'The ID of the product that the link to buy opens.': {
    fr: 'L’ID du produit qu’ouvre le lien d’achat.',
  },
  'The photo of the panel.': {
    fr: 'La photo du panneau.',
  },
  'A photo that the panel shows first.': {
    fr: 'Une photo que le panneau montre en premier.',
  },
  'The weight with packaging, in grams, on the product’s page and for search engines.': {
    fr: 'Le poids avec l’emballage, en grammes, sur la page du produit et pour les moteurs de recherche.',
  },
  'A colour that tints the background of the tile.': {
    fr: 'Une couleur qui teinte le fond de la tuile.',
  },
  'a colour as `#B5713C`, `rgb(181 113 60)` or `hsl(26deg 50% 47%)`': {
    fr: 'une couleur sous la forme `#B5713C`, `rgb(181 113 60)` ou `hsl(26deg 50% 47%)`',
  },
  'The legal name of the food. The law requires it.': {
    fr: 'La dénomination légale de la denrée. La loi l’exige.',
  },
  'The price of one pack, in the document’s currency, tax included.': {
    fr: 'Le prix d’un paquet, dans la monnaie du document, taxes comprises.',
  },
  'The weight without packaging. A number means grams.': {
    fr: 'Le poids sans l’emballage. Un nombre veut dire des grammes.',
  },
  'a number of 0 or more, or text': {
    fr: 'un nombre d’au moins 0, ou un texte',
  },
  'The price per kg. A number is an amount in the document’s currency.': {
    fr: 'Le prix au kg. Un nombre est un montant dans la monnaie du document.',
  },
  'Energy in kJ per 100 g.': {
    fr: 'Énergie en kJ pour 100\u202fg.',
  },
  'Energy in kcal per 100 g.': {
    fr: 'Énergie en kcal pour 100\u202fg.',
  },
  '{nutrient}, in grams per 100 g.': {
    fr: '{nutrient}, en grammes pour 100\u202fg.',
  },
  Fat: {
    fr: 'Matières grasses',
  },
  'Saturates (part of FATS)': {
    fr: 'Acides gras saturés (partie de FATS)',
  },
  Carbohydrate: {
    fr: 'Glucides',
  },
  'Sugars (part of CARBOHYDRATES)': {
    fr: 'Sucres (partie de CARBOHYDRATES)',
  },
  Fibre: {
    fr: 'Fibres alimentaires',
  },
  Protein: {
    fr: 'Protéines',
  },
  Salt: {
    fr: 'Sel',
  },
  'Minimum cocoa solids, in percent.': {
    fr: 'Cacao minimum, en pour cent.',
  },
  'Which of the fourteen allergens of the law (Regulation 1169/2011, annex II) the food contains. Write each as a word in English or French: `milk`, `hazelnuts`, `noisettes`. Write `none` if there is none. The finder “Which can I eat without …” uses this field. If it does not know one of the words, it shows “Not known” for the flavour.':
    {
      fr: 'Lesquels des quatorze allergènes de la loi (règlement 1169/2011, annexe II) la denrée contient. Écrivez chacun par un mot anglais ou français\u202f: `milk`, `hazelnuts`, `noisettes`. Écrivez `none` s’il n’y en a aucun. La recherche par allergène utilise ce champ. Si elle ne connaît pas l’un des mots, elle montre «\u202fNon connu\u202f» pour la saveur.',
    },
  'Allergens that the food may contain as traces. Write them as in ALLERGENS. Do not repeat those that are in ALLERGENS.':
    {
      fr: 'Allergènes dont la denrée peut contenir des traces. Écrivez-les comme dans ALLERGENS. Ne répétez pas ceux qui sont dans ALLERGENS.',
    },
  'The list of ingredients. The page marks the words of the fourteen allergens, and the words that `common.allergenPattern` finds. Every allergen in this list must also be in ALLERGENS.':
    {
      fr: 'La liste des ingrédients. La page signale les mots des quatorze allergènes, et les mots que `common.allergenPattern` trouve. Chaque allergène de cette liste doit aussi être dans ALLERGENS.',
    },
  'How to store the food.': {
    fr: 'Comment conserver la denrée.',
  },
};

/** Translates a text of the field guide. Names of fields and values stay unchanged. */
export const translateGuide = (text: string, language: Language) =>
  translate(text, GUIDE_SENTENCES, language);
