import { AllergenPattern } from '../allergens';

import type { Site } from './model';
import { describe, type Report } from './problems';
import type { Schema } from './schema';

const FALLBACK_LOCALE = 'en';
const FALLBACK_CURRENCY = 'EUR';

/** The common application state. */
export function readSite(wire: Record<string, unknown>, field: Schema['common'], report: Report): Site {
  const common = field.read(wire, '$.common', report);
  const pattern = common?.allergenPattern;
  const allergenPattern = pattern === undefined ? undefined : AllergenPattern.compile(pattern);
  if (pattern !== undefined && !allergenPattern) {
    report({
      path: '$.common.allergenPattern',
      expected: 'a regular expression that RE2 knows',
      found: describe(pattern),
      action: 'allergens are not marked in ingredients',
    });
  }
  return {
    name: common?.siteName,
    locale: readLocale(common?.locale, report),
    currency: readCurrency(common?.currency, report),
    saleEnabled: common?.saleEnabled ?? false,
    allergenPattern,
  };
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
