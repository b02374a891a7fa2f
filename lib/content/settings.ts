import { LANGUAGES } from '@/lib/platform/locales-list';

/** The shop's, where its content gives none. */
export const FALLBACK_TIME_ZONE = 'Europe/Paris';

/*
 * What editors of code propose for the settings. Any other that Intl knows is taken as well. The lists stand here and are
 * not Intl's own, which differ from one version of Node to the next.
 */

/** First those whose words the page has; of others it writes numbers, prices and days. */
export const COMMON_LOCALES = [
  ...LANGUAGES,
  ...['en-GB', 'en-IE', 'en-US', 'en-CA', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH', 'de', 'de-AT', 'de-CH', 'it'],
  ...['es', 'pt', 'nl', 'nl-BE', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'el', 'ja', 'ko'],
];

/** Those of Europe, and of where chocolate is sold most besides. */
export const COMMON_CURRENCIES = [
  ...[
    'EUR',
    'CHF',
    'GBP',
    'USD',
    'CAD',
    'AUD',
    'NZD',
    'JPY',
    'KRW',
    'CNY',
    'HKD',
    'SGD',
    'AED',
    'BRL',
    'MXN',
  ],
  ...['DKK', 'SEK', 'NOK', 'ISK', 'PLN', 'CZK', 'HUF', 'RON', 'TRY', 'ZAR', 'MAD', 'TND', 'XPF'],
];

export const COMMON_TIME_ZONES = [
  ...[
    'Europe/Paris',
    'Europe/Brussels',
    'Europe/Zurich',
    'Europe/Luxembourg',
    'Europe/Berlin',
    'Europe/Vienna',
  ],
  ...['Europe/Rome', 'Europe/Madrid', 'Europe/Lisbon', 'Europe/London', 'Europe/Dublin', 'Europe/Amsterdam'],
  ...[
    'Europe/Copenhagen',
    'Europe/Stockholm',
    'Europe/Oslo',
    'Europe/Helsinki',
    'Europe/Warsaw',
    'Europe/Prague',
  ],
  ...['America/New_York', 'America/Montreal', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'],
];
