import type { Metadata } from 'next';

import { Message } from '@/components/message/message';
import { wordsFor } from '@/lib/words/words';

const words = wordsFor('en');

export const metadata: Metadata = { title: words.unavailableTitle, robots: { index: false } };

/** Answered with 503 by the custom server, on a first start before there is any content (lib/server/requests.ts). */
export default function UnavailablePage() {
  return <Message title={words.unavailableTitle} text={words.unavailableText} />;
}
