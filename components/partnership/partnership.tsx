import { Showcase } from '../ui/showcase';

import type { Showcase as ShowcaseContent } from '@/lib/content/model';
import type { Words } from '@/lib/words/words';

export function Partnership({
  partnership,
  ...given
}: {
  partnership: ShowcaseContent;
  version: string;
  words: Words;
}) {
  return <Showcase name="partnership" showcase={partnership} tone="cocoa" pictureSide="left" {...given} />;
}
