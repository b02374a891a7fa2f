import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

type Place = NonNullable<PreviewReport['problems'][number]['problems'][number]['place']>;

/** Returns a text with the line and column of a value in the document. */
export const lineLabel = ({ line, column }: Place, words: PreviewWords) =>
  words.line.replace('{line}', String(line)).replace('{column}', String(column));
