import { environment } from '../config/environment';
import { noteOriginsOf } from '../preview/origins';
import { outlineOf } from '../preview/outline';

import { documentOf } from './document';
import { readEditions } from './read-editions';
import { readVersion } from './read-version';
import type { Version } from './version';

/**
 * A deployment as its source has it now, past every store: what a preview shows.
 * @throws SourceError where it cannot be read, UnreadableDocumentError where it cannot be read
 */
export async function loadDeployment(deployment: string): Promise<Version> {
  const settings = environment();
  const answer = await readEditions(settings, deployment);
  if (answer.kind === 'unchanged')
    throw new Error('a source that was asked without an ETag cannot be unchanged');
  const version = await readVersion(deployment, answer.text, settings);
  for (const { content, text } of version.editions) noteOriginsOf(content, outlineOf(documentOf(text)));
  return version;
}
