import type { Sentences } from './sentences';

/** Translations of what the field guide says about the texts of sections. */
export const GUIDE_TEXT_SENTENCES: Sentences = {
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
};
