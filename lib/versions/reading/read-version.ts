import { type Edition, type Version, versionOf } from '../version';

import { isPacked, packed, unpacked } from './editions';

import { parseDocumentText, versionId } from '@/lib/content/document/document';
import { documentReader } from '@/lib/content/document/document-reader';
import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { type Place, withFallback } from '@/lib/content/fallback';
import type { Content, Flavour } from '@/lib/content/model';
import { outlineOf } from '@/lib/content/outline';
import { problemList } from '@/lib/content/problems';
import { joinEvidence } from '@/lib/model/allergens/evidence';
import type { Environment } from '@/lib/platform/environment';

type Settings = Pick<Environment, 'media' | 'locales'>;

/**
 * Parses the documents of all languages.
 * @throws UnreadableDocumentError with a reason for editors
 */
export async function readVersion(
  deployment: string,
  text: string,
  settings: Settings,
  etag?: string,
): Promise<Version> {
  const documents = documentsOf(text, settings.locales);
  // Reads in sequence, because the reading thread reads one document at a time.
  const read: Edition[] = [];
  for (const document of documents) read.push(await readEdition(document, settings));
  shareEvidence(read.map(({ content }) => content));
  const [first, ...others] = read;
  const editions = first ? [first, ...others.map((edition) => withFallbackTo(edition, first))] : [];
  const isPlain = settings.locales.length === 0;
  const whole = isPlain ? text : packed(new Map(documents.map(({ locale = '', text }) => [locale, text])));
  return versionOf(editions as [Edition, ...Edition[]], {
    deployment,
    id: versionId(whole),
    text: whole,
    etag,
    loadedAt: new Date(),
  });
}

type Document = Pick<Edition, 'locale' | 'base' | 'text'>;

function documentsOf(text: string, locales: string[]): Document[] {
  if (locales.length === 0) {
    if (isPacked(text))
      throw new UnreadableDocumentError('it was stored with several languages, but LOCALES is not set');
    return [{ text, base: '' }];
  }
  const texts = unpacked(text);
  return locales.map((locale, index) => {
    const own = texts?.get(locale);
    if (own === undefined) throw new UnreadableDocumentError(`it was stored without the language ${locale}`);
    return { locale, base: index === 0 ? '' : `/${locale}`, text: own };
  });
}

async function readEdition(document: Document, { media }: Settings): Promise<Edition> {
  const { locale, text } = document;
  const reading = await documentReader({ text, media, locale });
  if (reading.kind === 'read') return { ...document, ...reading.parsed };
  const reason = [locale, reading.reason].filter(Boolean).join(': ');
  throw new UnreadableDocumentError(reason, text, { locale });
}

/**
 * Joins each flavour's allergen evidence from all languages, and stores the result in every language. Can modify the
 * flavours safely, because no other code uses these flavours yet.
 */
function shareEvidence(contents: Content[]): void {
  if (contents.length < 2) return;
  const languagesOf = new Map<string, Flavour[]>();
  for (const flavour of contents.flatMap(({ shop }) => shop.flavours))
    languagesOf.set(flavour.id, [...(languagesOf.get(flavour.id) ?? []), flavour]);
  for (const flavours of languagesOf.values()) {
    const evidence = joinEvidence(flavours.map((flavour) => flavour.evidence));
    for (const flavour of flavours) flavour.evidence = evidence;
  }
}

function withFallbackTo(edition: Edition, first: Edition): Edition {
  const { content, filled } = withFallback(edition.content, first.content);
  if (filled.length === 0) return edition;
  const path = pathsIn(edition.text);
  const { problems, report } = problemList(edition.problems);
  for (const place of filled)
    report({
      path: path(place),
      expected: `a text in ${edition.locale}`,
      found: 'nothing',
      action: `shown in ${first.content.site.locale}`,
    });
  return { ...edition, content, problems };
}

/**
 * Returns a function that gives the path of a place, such as `$.home.flavours[3].NAME`. If the document lacks the
 * entry, the path has no index: `$.home.flavours.NAME`.
 */
function pathsIn(text: string): (place: Place) => string {
  const { lists } = outlineOf(parseDocumentText(text));
  return (place) => {
    if ('path' in place) return `$.${place.path}`;
    const thing = lists[place.list].find(({ key }) => key === place.key);
    return `$.${thing?.path ?? place.list}.${place.field}`;
  };
}
