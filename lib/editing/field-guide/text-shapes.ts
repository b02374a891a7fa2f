import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

/** The guide of one key of `home.texts`. The page ignores fields that are not in `fields`. */
export type TextGuide = {
  what: string;
  fields: Partial<Record<keyof Schema['text']['shape'], GuideEntry>>;
};

export const heading = (example: string): GuideEntry => ({
  what: { en: 'The heading.', fr: 'Le titre.' },
  form: FORM.text,
  example,
  absent: 'There is no heading.',
});
export const words = (example: string): GuideEntry => ({
  what: { en: 'The text.', fr: 'Le texte.' },
  form: FORM.block,
  example,
  absent: 'There is no text.',
});
export const picture = (example: string): GuideEntry => ({
  what: { en: 'The picture.', fr: 'L’image.' },
  form: FORM.picture,
  example,
  absent: 'There is no picture.',
});
export const pictures = (...example: string[]): GuideEntry => ({
  what: {
    en: 'More pictures. They follow PICTURE if both are present.',
    fr: 'D’autres images. Elles suivent PICTURE si les deux sont donnés.',
  },
  form: FORM.pictures,
  example,
  absent: 'Only PICTURE is shown.',
});

/** Returns the guide of a text with a single value. */
export function single(what: GuideEntry['what'], form: GuideEntry['form'], example: string): TextGuide {
  const absent = 'TEXT_1 is used. If both are missing, nothing is shown.';
  return {
    what: what.en,
    fields: {
      NAME: { what, form, example, absent },
      TEXT_1: {
        what: {
          en: `${what.en} Used only if NAME is missing.`,
          fr: `${what.fr} Utilisé seulement si NAME manque.`,
        },
        form,
        example,
        absent: 'Only NAME is used.',
      },
    },
  };
}

export const button = (what: string, label: string, address: string): TextGuide => ({
  what,
  fields: {
    NAME: {
      what: { en: 'The text on the button.', fr: 'Le texte du bouton.' },
      form: FORM.text,
      example: label,
      absent: 'There is no button.',
    },
    TEXT_1: {
      what: {
        en: 'The address that the button opens. An e-mail without its own subject gets the section’s heading as subject.',
        fr: 'L’adresse que le bouton ouvre. Un courriel sans objet propre reçoit le titre de la section comme objet.',
      },
      form: {
        en: 'an address that starts with `https://`, `mailto:` or `tel:`, or a path such as `/shop`',
        fr: 'une adresse qui commence par `https://`, `mailto:` ou `tel:`, ou un chemin comme `/shop`',
      },
      example: address,
      absent: 'There is no button.',
    },
  },
});
