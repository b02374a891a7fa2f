import { AllergenPattern } from '../allergens';

import type { Site } from './model';
import { describe, type Report } from './problems';
import type { Schema } from './schema';

const FALLBACK_LOCALE = 'en';
const FALLBACK_CURRENCY = 'EUR';
/** The shop's, where its content gives none. */
export const FALLBACK_TIME_ZONE = 'Europe/Paris';

type Common = ReturnType<Schema['common']['read']>;

/** The common application state. */
export function readSite(common: Common, report: Report): Site {
  return {
    name: common?.siteName,
    locale: readLocale(common?.locale, report),
    currency: readCurrency(common?.currency, report),
    saleEnabled: common?.saleEnabled ?? false,
    operator: common?.operator,
    timeZone: readTimeZone(common?.timeZone, report),
  };
}

/** What marks allergens while the document is read; it counts its work and is no part of the content. */
export function readAllergenPattern(common: Common, report: Report): AllergenPattern | undefined {
  const given = common?.allergenPattern;
  if (given === undefined) return undefined;
  const pattern = AllergenPattern.compile(given);
  if (!pattern) {
    report({
      path: '$.common.allergenPattern',
      expected: 'a regular expression that RE2 knows',
      found: describe(given),
      action: 'allergens are not marked in ingredients',
    });
  }
  return pattern;
}

function readLocale(given: string | undefined, report: Report): string {
  if (given === undefined) return FALLBACK_LOCALE;
  const known = knownLocale(given);
  if (known) return known;
  report({
    path: '$.common.locale',
    expected: 'a locale such as "en" or "fr"',
    found: describe(given),
    action: 'shown as "en"',
  });
  return FALLBACK_LOCALE;
}

function knownLocale(tag: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag.replace('_', '-'))[0];
  } catch {
    return undefined; // not a tag at all
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
      action: `the hours are those of ${FALLBACK_TIME_ZONE}`,
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
    action: 'prices in EUR',
  });
  return FALLBACK_CURRENCY;
}
