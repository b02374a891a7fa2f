import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';

import { decodeDocument } from './decode';

import { LIMITS } from '@/lib/content/document/limits';
import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { isDeploymentName } from '@/lib/platform/deployment';
import { limitedBody } from '@/lib/platform/http';

const TIME_LIMIT_MS = 5_000; // docs/specification.md, section 1

export type SourceAnswer = { kind: 'document'; text: string; etag?: string } | { kind: 'unchanged' };

/** Thrown if a document cannot be read or is too large. */
export class SourceError extends Error {
  constructor(
    message: string,
    /** `missing`: the source has no such deployment. */
    readonly kind: 'down' | 'slow' | 'missing' = 'down',
  ) {
    super(message);
  }
}

export type Source = { template: string; token?: string };

/**
 * Reads a deployment's document from a file or over HTTP.
 * @param etag of the caller's copy; the answer can then be `unchanged`
 * @throws SourceError; UnreadableDocumentError if the bytes are invalid in their charset
 */
export async function readSource(source: Source, deployment: string, etag?: string): Promise<SourceAnswer> {
  if (!isDeploymentName(deployment))
    throw new SourceError(`"${deployment}" is not a deployment name`, 'missing');
  const place = source.template.replaceAll('{deployment}', deployment);
  return /^https?:\/\//i.test(place) ? readHttp(place, source.token, etag) : readLocal(place);
}

async function readLocal(place: string): Promise<SourceAnswer> {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), place);
  try {
    const { size } = await stat(file);
    if (size > LIMITS.document) throw new SourceError(`${place} is larger than ${LIMITS.document} bytes`);
    return { kind: 'document', text: decodeDocument(await readFile(file)) };
  } catch (error) {
    if (error instanceof SourceError || error instanceof UnreadableDocumentError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new SourceError(`${place} does not exist`, 'missing');
    throw new SourceError(`${place} cannot be read: ${code ?? String(error)}`);
  }
}

async function readHttp(
  address: string,
  token: string | undefined,
  etag: string | undefined,
): Promise<SourceAnswer> {
  const { origin, pathname } = new URL(address);
  const place = origin + pathname; // omits the query, which can contain a secret
  const headers = new Headers({ accept: 'application/json' });
  // fetch removes this header when a redirect leads to another origin.
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (etag) headers.set('if-none-match', etag);
  try {
    const response = await fetch(address, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status === 304 && etag) return { kind: 'unchanged' };
    if (!response.ok) {
      await response.body?.cancel();
      throw new SourceError(
        `${place} answered ${response.status}`,
        response.status === 404 ? 'missing' : 'down',
      );
    }
    const bytes = await limitedBody(response, LIMITS.document);
    if (!bytes) throw new SourceError(`${place} sent more than ${LIMITS.document} bytes`);
    return {
      kind: 'document',
      text: decodeDocument(bytes, response.headers.get('content-type') ?? undefined),
      etag: response.headers.get('etag') ?? undefined,
    };
  } catch (error) {
    if (error instanceof SourceError || error instanceof UnreadableDocumentError) throw error;
    throw new SourceError(`${place} cannot be read: ${reasonOf(error)}`, isTimeout(error) ? 'slow' : 'down');
  }
}

const isTimeout = (error: unknown) => (error as Partial<Error> | undefined)?.name === 'TimeoutError';

function reasonOf(error: unknown): string {
  if (isTimeout(error)) return `no full answer within ${TIME_LIMIT_MS} ms`;
  // `instanceof` fails in unit tests, where Node's own errors come from another realm.
  if (!types.isNativeError(error)) return String(error);
  const { cause, message } = error;
  return types.isNativeError(cause) ? cause.message || cause.name : message;
}
