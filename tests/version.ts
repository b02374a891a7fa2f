import { parseDocument } from '@/lib/content/parse';
import { type Version, versionOf } from '@/lib/versions/version';
import { aDocument, OWN_MEDIA } from '@/tests/content';

export function aVersion(id: string, document: object = aDocument()): Version {
  const text = JSON.stringify(document);
  const edition = { ...parseDocument(document, OWN_MEDIA), base: '', text };
  return versionOf([edition], { deployment: 'live', id, text, loadedAt: new Date(0) });
}

/** The first language is the default. */
export function aVersionOf(id: string, documents: Record<string, object>): Version {
  const [first, ...others] = Object.entries(documents).map(([locale, document], index) => ({
    ...parseDocument(document, OWN_MEDIA, locale),
    locale,
    base: index === 0 ? '' : `/${locale}`,
    text: JSON.stringify(document),
  }));
  if (!first) throw new Error('a version needs at least one language');
  return versionOf([first, ...others], {
    deployment: 'live',
    id,
    text: JSON.stringify(documents),
    loadedAt: new Date(0),
  });
}
