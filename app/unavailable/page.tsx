import type { Metadata } from 'next';

import { Message } from '@/components/message/message';
import { loadLocale } from '@/lib/rendering/load';
import { wordsFor } from '@/lib/words/words';

const loadWords = async () => wordsFor(await loadLocale());

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await loadWords()).unavailableTitle, robots: { index: false } };
}

/** Served with status 503 until content has loaded (lib/server/requests.ts). */
export default async function UnavailablePage() {
  const words = await loadWords();
  return <Message title={words.unavailableTitle} text={words.unavailableText} />;
}
