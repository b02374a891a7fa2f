import type { Metadata } from 'next';

import { Message } from '@/components/message/message';
import { wordsFor } from '@/lib/words/words';

const words = wordsFor('en');

export const metadata: Metadata = { title: words.unavailableTitle, robots: { index: false } };

/** Answered with 503 by the server in front, on a first start before there is any content (lib/server/pages.ts). */
export default function UnavailablePage() {
  return <Message title={words.unavailableTitle} text={words.unavailableText} />;
}
