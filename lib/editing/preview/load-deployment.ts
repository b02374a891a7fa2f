import { recordContentOrigins } from './origins';

import { parseDocumentText } from '@/lib/content/document/document';
import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { outlineOf } from '@/lib/content/outline';
import { environment } from '@/lib/platform/environment';
import { readEditions } from '@/lib/versions/reading/read-editions';
import { readVersion } from '@/lib/versions/reading/read-version';
import type { Version } from '@/lib/versions/version';

/**
 * Loads a deployment for a preview, without a cache.
 * @throws SourceError or UnreadableDocumentError
 */
export async function loadDeployment(deployment: string): Promise<Version> {
  const settings = environment();
  const answer = await readEditions(settings, deployment);
  if (answer.kind === 'unchanged')
    throw new Error('a source that was asked without an ETag cannot be unchanged');
  const version = await readVersion(deployment, answer.text, settings).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    const file = answer.files.get(error.origin.locale);
    throw new UnreadableDocumentError(error.message, error.text, { ...error.origin, file });
  });
  for (const { content, text } of version.editions)
    recordContentOrigins(content, outlineOf(parseDocumentText(text)), settings.media);
  return version;
}
