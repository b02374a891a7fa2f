import type { Wire } from './document/schema';
import type { Site } from './model';
import { describe, type Report } from './problems';
import { FALLBACK_TIME_ZONE } from './settings';
import { AllergenPattern } from './values/mark-allergens';

import { LANGUAGES } from '@/lib/platform/locales-list';

const FALLBACK_LOCALE = 'en';
const FALLBACK_CURRENCY = 'EUR';

/** @param addressLanguage the document's language in LOCALES. For `fr`, the document's locale can be `fr-CA`. */
export function readSite(common: Wire<'common'> | undefined, report: Report, addressLanguage?: string): Site {
  return {
    name: common?.siteName,
    locale: readLocale(common?.locale, report, addressLanguage),
    currency: readCurrency(common?.currency, report),
    saleEnabled: common?.saleEnabled ?? false,
    operator: common?.operator,
    timeZone: readTimeZone(common?.timeZone, report),
  };
}

/**
 * Compiles `allergenPattern`. A compiled pattern limits the total time of its searches, so each document must compile
 * its own pattern.
 */
export function readAllergenPattern(
  common: Wire<'common'> | undefined,
  report: Report,
): AllergenPattern | undefined {
  const given = common?.allergenPattern;
  if (given === undefined) return undefined;
  const pattern = AllergenPattern.compile(given);
  if (!pattern) {
    report({
      path: '$.common.allergenPattern',
      expected: 'a regular expression in RE2 syntax',
      found: describe(given),
      action: 'only the words of the fourteen allergens are marked in the ingredients',
    });
  }
  return pattern;
}

function readLocale(given: string | undefined, report: Report, addressLanguage: string | undefined): string {
  const otherwise = addressLanguage ?? FALLBACK_LOCALE;
  if (given === undefined) return otherwise;
  const known = knownLocale(given);
  const languages = addressLanguage === undefined ? LANGUAGES : [addressLanguage];
  if (known && languages.some((language) => isOneLanguage(known, language))) return known;
  const isFormat = known !== undefined && addressLanguage === undefined;
  report({
    path: '$.common.locale',
    expected:
      addressLanguage === undefined
        ? 'a language such as "en" or "fr"'
        : `"${addressLanguage}", the language of its address`,
    found: describe(given),
    action: isFormat
      ? 'buttons and labels are in English; only numbers, prices and dates are in this language'
      : `shown as "${otherwise}"`,
  });
  return isFormat ? known : otherwise;
}

const isOneLanguage = (a: string, b: string) => new Intl.Locale(a).language === new Intl.Locale(b).language;

function knownLocale(tag: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined; // Intl throws if `tag` is not a language tag
  }
}

function readTimeZone(given: string | undefined, report: Report): string {
  if (given === undefined) return FALLBACK_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    report({
      path: '$.common.timeZone',
      expected: `an IANA time zone such as "${FALLBACK_TIME_ZONE}"`,
      found: describe(given),
      action: `the time zone ${FALLBACK_TIME_ZONE} is used`,
    });
    return FALLBACK_TIME_ZONE;
  }
}

function readCurrency(given: string | undefined, report: Report): string {
  const code = given?.toUpperCase() ?? FALLBACK_CURRENCY;
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  report({
    path: '$.common.currency',
    expected: 'an ISO 4217 currency code such as "EUR"',
    found: describe(given),
    action: 'prices are shown in EUR',
  });
  return FALLBACK_CURRENCY;
}
