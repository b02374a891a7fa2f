import { Showcase } from '../ui/showcase';

import type { Showcase as ShowcaseContent } from '@/lib/content/model';
import type { Words } from '@/lib/words/words';

export function Partnership({ partnership, words }: { partnership: ShowcaseContent; words: Words }) {
  return <Showcase name="partnership" showcase={partnership} tone="cocoa" pictureSide="left" words={words} />;
}
