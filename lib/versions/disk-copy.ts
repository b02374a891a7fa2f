import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';

import type { Shared } from './peers';
import { siteDigest } from './site-digest';

import { isDeploymentName } from '@/lib/platform/deployment';
import type { Environment } from '@/lib/platform/environment';
import { timestamp } from '@/lib/platform/timestamp';

/** A missing or invalid time becomes 0, so that the document stays usable. */
const time = timestamp.default(0).catch(0);
const copy = z.object({
  deployment: z.string().refine(isDeploymentName),
  publishedAt: time,
  isPinned: z.boolean().default(false).catch(false),
  /** Missing in files of earlier releases. */
  text: z.string().optional(),
  loadedAt: time,
});

/** Stores the last good version on disk, so that a server can start while Redis and the source are down. */
export class DiskCopy {
  private readonly file: string;

  constructor(
    private readonly settings: Pick<Environment, 'cacheDir' | 'contentSource' | 'contentDeployment'>,
  ) {
    const { cacheDir, contentSource, contentDeployment } = settings;
    const name = `public_${contentDeployment}`;
    const digest = siteDigest({ contentSource, contentDeployment: name });
    this.file = path.join(/* turbopackIgnore: true */ cacheDir, `${name}-${digest}.json`);
  }

  async read(): Promise<z.output<typeof copy> | undefined> {
    try {
      return copy.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return undefined;
    }
  }

  async write(value: Shared): Promise<void> {
    await mkdir(this.settings.cacheDir, { recursive: true });
    // fsync would delay each publish. Without fsync, a power failure can destroy the copy.
    await writeFileAtomic(this.file, JSON.stringify(value), { fsync: false });
  }
}
