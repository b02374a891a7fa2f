import { Showcase } from '../ui/showcase';

import type { Showcase as ShowcaseContent } from '@/lib/content/model';
import type { Words } from '@/lib/words/words';

export function Corporate({
  corporate,
  phone,
  words,
}: {
  corporate: ShowcaseContent;
  phone?: string;
  words: Words;
}) {
  return (
    <Showcase
      name="corporate"
      showcase={corporate}
      tone="paper"
      pictureSide="right"
      phone={phone}
      words={words}
    />
  );
}
