import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

import type { HintText } from '../messages/hint-sentences';

import type { Hint, HintContext } from './hint';

import { isNotGiven } from '@/lib/content/document/wire';
import type { Location } from '@/lib/content/model';
import type { Outline } from '@/lib/content/outline';
import type { TextKey } from '@/lib/content/text-keys';
import { phoneAddress } from '@/lib/content/values/links';
import { editorTargetOf, type SectionName } from '@/lib/model/sections';

/** For phone numbers without a country prefix. The shop is in Paris. */
const HOME_COUNTRY = 'FR';

/** Metropolitan France with a margin, in degrees. */
const FRANCE = { latitude: [41, 51.5], longitude: [-5.5, 10] } as const;

export function storeHints({ content: { home }, outline }: HintContext): Hint[] {
  const { stores, contacts } = home;
  return [
    ...phoneHints('stores', pathOfValue(outline, 'stores-phone'), stores?.phone),
    ...locationHints(pathOfValue(outline, 'stores-location'), stores?.location),
    ...phoneHints('contacts', pathOfValue(outline, 'contacts-phone'), contacts?.phone),
  ];
}

function pathOfValue({ lists }: Outline, key: TextKey): string {
  const text = lists['home.texts'].find((thing) => thing.key === key);
  return `home.texts.${key}.${isNotGiven(text?.fields.NAME) ? 'TEXT_1' : 'NAME'}`;
}

function phoneHints(section: SectionName, path: string, phone: string | undefined): Hint[] {
  if (phone === undefined) return [];
  const dialled = phoneAddress(phone).replace('tel:', '');
  const target = editorTargetOf(section);
  if (/\(0\)/.test(phone))
    return [{ target, path, text: `${phone} would be dialled as ${dialled}; remove the (0)` }];
  if (isPossiblePhoneNumber(dialled, HOME_COUNTRY)) return [];
  return [
    { target, path, text: `${phone} is not a valid phone number: no country has numbers such as ${dialled}` },
  ];
}

function locationHints(path: string, location: Location | undefined): Hint[] {
  if (!location || isInFrance(location)) return [];
  const { latitude, longitude } = location;
  const text: HintText = isInFrance({ latitude: longitude, longitude: latitude })
    ? `${latitude},${longitude} is far from France: latitude and longitude seem to be swapped`
    : `${latitude},${longitude} is far from France: latitude comes first, then longitude`;
  return [{ target: editorTargetOf('stores'), path, text }];
}

function isInFrance({ latitude, longitude }: Location): boolean {
  const isIn = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return isIn(latitude, FRANCE.latitude) && isIn(longitude, FRANCE.longitude);
}
