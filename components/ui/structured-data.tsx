import { type StructuredData as Data, toScriptText } from '@/lib/search/structured-data';

/** A block of data for search engines; browsers do not run it. */
export function StructuredData({ data }: { data: Data }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />;
}
