import 'server-only';

import { plainText } from '../content/html';
import type { Content } from '../content/model';

/** All that the picture of shared links shows of the content: where this is the same, so is the picture. */
export type SharePictureContent = { title?: string; siteName?: string; line?: string; poster?: string };

export function sharePictureContent({ site, home }: Content): SharePictureContent {
  return {
    title: home.intro?.title,
    siteName: site.name,
    line: plainText(home.intro?.copy ?? '') || undefined,
    poster: home.intro?.posters.desktop?.src,
  };
}
