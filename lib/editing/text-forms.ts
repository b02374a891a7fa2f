import { LIMITS } from '@/lib/content/document/limits';
import type { TextKey } from '@/lib/content/text-keys';
import { type Form, optional, textForm } from '@/lib/content/values/forms';
import { DATE, EMAIL, LOCATION, OPENING, SAFE_ADDRESS, SPECIAL_DAY } from '@/lib/content/values/links';

const SPACE = String.raw`[^\S\n]*`;

/** Accepts any text with markup, because only the parser validates markup. */
function value(pattern: string): Form {
  const spaced = pattern.replaceAll(' *', String.raw`\s*`).replaceAll(/ (?!\*)/g, String.raw`\s+`);
  return optional({ type: 'string', maxLength: LIMITS.word, pattern: '[<&]' }, textForm(LIMITS.word, spaced));
}

function lines(pattern: string): Form {
  const line = `${SPACE}(?:${pattern})?${SPACE}`;
  return optional(
    { type: 'string', maxLength: LIMITS.text, pattern: '<' },
    { type: 'string', maxLength: LIMITS.text, pattern: `^${line}(?:\\n${line})*$` },
  );
}

const ADDRESS = optional(textForm(LIMITS.text, SAFE_ADDRESS));
const PHONE = optional(
  { type: 'number' },
  { type: 'string', maxLength: LIMITS.word, pattern: String.raw`[<&\d]` },
);
const LABELLED_LINK = String.raw`[^|\s][^|\n]*\|${SPACE}(?:${SAFE_ADDRESS.replaceAll('[^\\s]', '[^\\s|]')})(?:${SPACE}\|[^\n]*)?`;

/** Special formats in `home.texts`. If TEXT_1 replaces a missing NAME, only the parser checks the format of TEXT_1. */
export const TEXT_FORMS: Partial<Record<TextKey, { NAME?: Form; TEXT_1?: Form }>> = {
  'corporate-button': { TEXT_1: ADDRESS },
  'corporate-until': { NAME: value(DATE) },
  'partnership-button': { TEXT_1: ADDRESS },
  'stores-phone': { NAME: PHONE },
  'stores-location': { NAME: value(LOCATION) },
  'stores-opening': { NAME: value(OPENING) },
  'stores-special': { TEXT_1: lines(SPECIAL_DAY) },
  'contacts-phone': { NAME: PHONE },
  'contacts-email': { NAME: value(EMAIL) },
  'contacts-social': { TEXT_1: lines(LABELLED_LINK) },
};
