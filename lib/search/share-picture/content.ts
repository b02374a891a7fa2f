import 'server-only';

import { createHash } from 'node:crypto';

import type { Content, Flavour } from '@/lib/content/model';
import { htmlToText } from '@/lib/content/values/html-text';
import { directionOf } from '@/lib/model/direction';

export type SharePictureContent = {
  /** `house`: the home page. */
  kind: 'house' | 'flavour';
  title?: string;
  siteName?: string;
  line?: string;
  poster?: string;
  direction?: 'rtl';
};

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
    line: htmlToText(home.intro?.copy),
    poster: home.intro?.posters.desktop?.src,
    direction,
  };
}

const DIGEST_LENGTH = 16;

/** Returns a digest without characters that an address must escape. */
export function sharePictureDigest(content: SharePictureContent): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return digest.slice(0, DIGEST_LENGTH);
}
