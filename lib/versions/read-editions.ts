import { packed, unpacked } from './editions';
import { readSource, type Source, type SourceAnswer, SourceError } from './source';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import type { Environment } from '@/lib/platform/environment';

type Settings = Pick<Environment, 'contentSource' | 'contentToken' | 'locales'>;

/** What the caller has of a deployment. */
type Last = { text: string; etag?: string };

/**
 * Reads a deployment in all its languages, as one text (lib/versions/editions.ts). Of a language whose source says that it
 * has not changed that is the last one's; where one cannot be read, none is.
 * @throws as readSource does; of several languages for the first of LOCALES, whichever failed first, so that what operators
 *   are told does not change from check to check
 */
export async function readEditions(
  { contentSource: template, contentToken: token, locales }: Settings,
  deployment: string,
  last?: Last,
): Promise<SourceAnswer> {
  if (locales.length === 0) return readSource({ template, token }, deployment, last?.etag);
  const texts = unpacked(last?.text ?? '');
  const etags = texts && unpacked(last?.etag ?? '');
  const reads = locales.map(async (locale, index) => {
    const places = placesOf(template, locale, index === 0);
    const answer = await readEdition(places, { token, locale }, deployment, etags?.get(locale));
    const isNew = answer.kind === 'document';
    return {
      locale,
      isNew,
      text: isNew ? answer.text : texts?.get(locale),
      etag: isNew ? answer.etag : etags?.get(locale),
    };
  });
  await Promise.allSettled(reads);
  const answers = await Promise.all(reads);
  if (!answers.some(({ isNew }) => isNew)) return { kind: 'unchanged' };
  const all = (what: 'text' | 'etag') =>
    packed(
      new Map(
        answers.flatMap((answer) => (answer[what] === undefined ? [] : [[answer.locale, answer[what]]])),
      ),
    );
  return { kind: 'document', text: all('text'), etag: all('etag') };
}

/** Where a language's document may lie, in the order in which it is looked for; a file is named after its language. */
function placesOf(template: string, locale: string, isFirst: boolean): string[] {
  if (template.includes('{locale}') || /^https?:/i.test(template))
    return [template.replaceAll('{locale}', locale)];
  const named = template.replaceAll('{deployment}', `{deployment}.${locale}`);
  return isFirst ? [named, template] : [named];
}

async function readEdition(
  [place = '', ...others]: string[],
  { token, locale }: Pick<Source, 'token'> & { locale: string },
  deployment: string,
  etag: string | undefined,
): Promise<SourceAnswer> {
  try {
    return await readSource({ template: place, token }, deployment, etag);
  } catch (error) {
    if (error instanceof SourceError && error.isMissing && others.length > 0)
      return readEdition(others, { token, locale }, deployment, etag);
    if (error instanceof UnreadableDocumentError)
      throw new UnreadableDocumentError(`${locale}: ${error.message}`, error.text);
    throw error;
  }
}
