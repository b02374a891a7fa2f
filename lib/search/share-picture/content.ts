import 'server-only';

import { createHash } from 'node:crypto';

import type { Content, Flavour } from '@/lib/content/model';
import { wordsOf } from '@/lib/content/values/html-words';
import { directionOf } from '@/lib/model/direction';

/** All that the picture of shared links shows of the content: where this is the same, so is the picture. */
export type SharePictureContent = {
  kind: 'house' | 'flavour';
  title?: string;
  siteName?: string;
  line?: string;
  poster?: string;
  /** Of a language whose lines go so; not there for others. */
  direction?: 'rtl';
};

/** @param flavour the one that a link shares; without, the picture is the house's */
export function sharePictureContent({ site, home }: Content, flavour?: Flavour): SharePictureContent {
  const direction = directionOf(site.locale);
  if (flavour)
    return {
      kind: 'flavour',
      title: flavour.name ?? flavour.id,
      siteName: site.name,
      line: site.name,
      poster: flavour.picture?.src,
      direction,
    };
  return {
    kind: 'house',
    title: home.intro?.title,
    siteName: site.name,
    line: wordsOf(home.intro?.copy),
    poster: home.intro?.posters.desktop?.src,
    direction,
  };
}

const DIGEST_LENGTH = 16;

/** Another one for each content of the picture, in characters that need no escaping in an address. */
export function sharePictureDigest(content: SharePictureContent): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return digest.slice(0, DIGEST_LENGTH);
}
