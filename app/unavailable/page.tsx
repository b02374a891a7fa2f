import type { Metadata } from 'next';

import { Message } from '@/components/message/message';
import { loadLocale } from '@/lib/rendering/load';
import { wordsFor } from '@/lib/words/words';

/** There is no content to say its language; on a site of several the address does. */
const loadWords = async () => wordsFor(await loadLocale());

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await loadWords()).unavailableTitle, robots: { index: false } };
}

/** Answered with 503 by the custom server, on a first start before there is any content (lib/server/requests.ts). */
export default async function UnavailablePage() {
  const words = await loadWords();
  return <Message title={words.unavailableTitle} text={words.unavailableText} />;
}
