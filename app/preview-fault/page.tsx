import type { Metadata } from 'next';

import { PreviewFault } from '@/components/preview/preview-fault';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import { LINK_FAULTS, type PreviewFault as Fault } from '@/lib/editing/preview/fault';
import { loadLocale, loadVersion } from '@/lib/rendering/load';

type Props = PageProps<'/preview-fault'>;

/** The query parameter `kind` comes from lib/server/previews.ts. */
async function load(searchParams: Props['searchParams']) {
  const { preview } = await loadVersion();
  const { kind } = await searchParams;
  const named = LINK_FAULTS.find((candidate) => candidate === kind) ?? 'not-whole';
  const shown: Fault = preview?.fault ?? { kind: named };
  return { fault: shown, words: previewWordsFor(await loadLocale()) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { fault, words } = await load(searchParams);
  return { title: words.faults[fault.kind].title, robots: { index: false } };
}

export default async function PreviewFaultPage({ searchParams }: Props) {
  const { fault, words } = await load(searchParams);
  return <PreviewFault fault={fault} words={words} />;
}
