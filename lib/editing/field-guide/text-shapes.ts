import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

/** The field guide of one key of `home.texts`. The page ignores fields that are not listed here. */
export type TextGuide = {
  /** Describes the text as a whole. */
  what: string;
  fields: Partial<Record<keyof Schema['text']['shape'], GuideEntry>>;
};

export const heading = (example: string): GuideEntry => ({
  what: 'The heading.',
  form: FORM.text,
  example,
  absent: 'There is no heading.',
});
export const words = (example: string): GuideEntry => ({
  what: 'The text.',
  form: FORM.block,
  example,
  absent: 'There is no text.',
});
export const picture = (example: string): GuideEntry => ({
  what: 'The picture.',
  form: FORM.picture,
  example,
  absent: 'There is no picture.',
});
export const pictures = (...example: string[]): GuideEntry => ({
  what: 'More pictures. They follow PICTURE if both are present.',
  form: FORM.pictures,
  example,
  absent: 'Only PICTURE is shown.',
});

/** Returns the guide of a text with a single value, which is in NAME, or in TEXT_1 if NAME is missing. */
export function single(what: string, form: string, example: string): TextGuide {
  const absent = 'TEXT_1 is used. If both are missing, nothing is shown.';
  return {
    what,
    fields: {
      NAME: { what, form, example, absent },
      TEXT_1: { what: `${what} Used only if NAME is missing.`, form, example, absent: 'Only NAME is used.' },
    },
  };
}

export const button = (what: string, label: string, address: string): TextGuide => ({
  what,
  fields: {
    NAME: {
      what: 'The text on the button.',
      form: FORM.text,
      example: label,
      absent: 'There is no button.',
    },
    TEXT_1: {
      what: 'The address that the button opens. An e-mail without its own subject gets the section’s heading as subject.',
      form: 'an address that starts with `https://`, `mailto:` or `tel:`, or a path such as `/shop`',
      example: address,
      absent: 'There is no button.',
    },
  },
});
