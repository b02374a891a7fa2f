import { environment } from '../config/environment';
import { noteOriginsOf } from '../preview/origins';
import { outlineOf } from '../preview/outline';

import { documentOf } from './reading';
import { readSource } from './source';
import { readVersion, type Version } from './version';

/**
 * A deployment as its source has it now, past every store: what a preview shows.
 * @throws SourceError where it cannot be read, UnreadableDocumentError where it cannot be read
 */
export async function loadDeployment(deployment: string): Promise<Version> {
  const { contentSource, contentToken, media } = environment();
  const answer = await readSource({ template: contentSource, token: contentToken }, deployment);
  if (answer.kind === 'unchanged')
    throw new Error('a source that was asked without an ETag cannot be unchanged');
  const version = await readVersion(deployment, answer.text, media);
  noteOriginsOf(version.content, outlineOf(documentOf(version.text)));
  return version;
}
