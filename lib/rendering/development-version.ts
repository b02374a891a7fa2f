import 'server-only';

import { headers } from 'next/headers';

import { LOCALE_HEADER, type RenderSubject } from './render-registry';

import { previewIn } from '@/lib/editing/preview/cookie';
import { loadDeployment } from '@/lib/editing/preview/load-deployment';
import { PUBLIC_HEADER } from '@/lib/editing/preview/public-query';
import { environment } from '@/lib/platform/environment';
import { readVersion } from '@/lib/versions/reading/read-version';
import { contentStore } from '@/lib/versions/shared-store';

export async function developmentVersion(): Promise<RenderSubject> {
  const given = await headers();
  const locale = given.get(LOCALE_HEADER) ?? undefined;
  const { deployment } = previewIn(given.get('cookie') ?? undefined, environment().previewSecret) ?? {};
  const isCompared = deployment !== undefined && given.get(PUBLIC_HEADER) === String(true);
  if (deployment !== undefined && !isCompared)
    return { version: await loadDeployment(deployment), locale, preview: {} };
  const { current } = contentStore();
  if (!current) return { locale };
  // Parses the document again, so that changes to the parser take effect without a restart: the content store keeps the
  // parser from the server's start.
  const version = await readVersion(current.deployment, current.text, environment(), current.etag);
  return isCompared ? { version, locale, preview: { comparedWith: deployment } } : { version, locale };
}
