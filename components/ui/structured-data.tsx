import { type StructuredData as Data, toScriptText } from '@/lib/search/structured-data';

export function StructuredData({ data }: { data: Data }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />;
}
