import { Showcase } from '../ui/showcase';

import type { Showcase as ShowcaseContent } from '@/lib/content/model';
import type { Words } from '@/lib/words/words';

export function Corporate({
  corporate,
  ...given
}: {
  corporate: ShowcaseContent;
  phone?: string;
  version: string;
  words: Words;
}) {
  return <Showcase name="corporate" showcase={corporate} tone="paper" pictureSide="right" {...given} />;
}
