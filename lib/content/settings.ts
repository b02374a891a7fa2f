import { LANGUAGES } from '@/lib/platform/locales-list';

export const FALLBACK_TIME_ZONE = 'Europe/Paris';

// The JSON Schema suggests the values of the lists below. These lists do not come from Intl, because the lists of Intl
// differ between releases of Node.

/** If the language of a locale is not in LANGUAGES, only numbers, prices and dates are localised. */
export const COMMON_LOCALES = [
  ...LANGUAGES,
  ...['en-GB', 'en-IE', 'en-US', 'en-CA', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH', 'de', 'de-AT', 'de-CH', 'it'],
  ...['es', 'pt', 'nl', 'nl-BE', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'el', 'ja', 'ko'],
];

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
