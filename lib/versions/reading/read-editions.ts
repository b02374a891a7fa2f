import path from 'node:path';

import { packed, unpacked } from './editions';
import { readSource, type Source, type SourceAnswer, SourceError } from './source';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import type { Environment } from '@/lib/platform/environment';

type Settings = Pick<Environment, 'contentSource' | 'contentToken' | 'locales'>;

/** The caller's copy of the documents. */
type Last = { text: string; etag?: string };

type EditionsAnswer = SourceAnswer & {
  /** File names by language. Without LOCALES, the only key is `undefined`. */
  files: Map<string | undefined, string>;
};

/**
 * Reads a deployment's document, or, with LOCALES, an envelope of all languages (editions.ts).
 * @throws the error of the first language in LOCALES that fails, so that the same failures always cause the same error
 */
export async function readEditions(
  { contentSource: template, contentToken: token, locales }: Settings,
  deployment: string,
  last?: Last,
): Promise<EditionsAnswer> {
  if (locales.length === 0) {
    const { file, ...answer } = await readEdition([template], { token }, deployment, last?.etag);
    return { ...answer, files: new Map([[undefined, file]]) };
  }
  const texts = unpacked(last?.text ?? '');
  const etags = texts && unpacked(last?.etag ?? '');
  const reads = locales.map(async (locale, index) => {
    const places = candidatePlaces(template, locale, index === 0);
    const answer = await readEdition(places, { token, locale }, deployment, etags?.get(locale));
    const isNew = answer.kind === 'document';
    return {
      locale,
      file: answer.file,
      isNew,
      text: isNew ? answer.text : texts?.get(locale),
      etag: isNew ? answer.etag : etags?.get(locale),
    };
  });
  await Promise.allSettled(reads);
  const answers = await Promise.all(reads);
  const files = new Map(answers.map(({ locale, file }) => [locale, file]));
  if (!answers.some(({ isNew }) => isNew)) return { kind: 'unchanged', files };
  const all = (what: 'text' | 'etag') =>
    packed(
      new Map(
        answers.flatMap((answer) => (answer[what] === undefined ? [] : [[answer.locale, answer[what]]])),
      ),
    );
  return { kind: 'document', text: all('text'), etag: all('etag'), files };
}

function candidatePlaces(template: string, locale: string, isFirst: boolean): string[] {
  if (template.includes('{locale}') || /^https?:/i.test(template))
    return [template.replaceAll('{locale}', locale)];
  const named = template.replaceAll('{deployment}', `{deployment}.${locale}`);
  return isFirst ? [named, template] : [named];
}

async function readEdition(
  [place = '', ...others]: string[],
  { token, locale }: Pick<Source, 'token'> & { locale?: string },
  deployment: string,
  etag: string | undefined,
): Promise<SourceAnswer & { file: string }> {
  const file = fileName(place.replaceAll('{deployment}', deployment));
  try {
    return { ...(await readSource({ template: place, token }, deployment, etag)), file };
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'missing' && others.length > 0)
      return readEdition(others, { token, locale }, deployment, etag);
    if (!(error instanceof UnreadableDocumentError)) throw error;
    const message = [locale, error.message].filter(Boolean).join(': ');
    throw new UnreadableDocumentError(message, error.text, { locale, file });
  }
}

/** Omits the query, which can contain a secret. */
const fileName = (place: string) =>
  path.posix.basename(/^https?:/i.test(place) ? new URL(place).pathname : place);
