import 'server-only';

import { plainText } from './content/html';
import type { Content } from './content/model';

/** All that the picture of shared links shows of the content: where this is the same, so is the picture. */
export function sharePictureContent({ site, home }: Content): {
  title: string;
  line?: string;
  poster?: string;
} {
  return {
    title: home.intro?.title ?? site.name ?? '',
    line: plainText(home.intro?.copy ?? '') || undefined,
    poster: home.intro?.posters.desktop?.src,
  };
}
