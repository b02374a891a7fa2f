import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';

import type { Shared } from './peers';

import { isDeploymentName } from '@/lib/platform/deployment';
import type { Environment } from '@/lib/platform/environment';
import { timestamp } from '@/lib/platform/timestamp';

/** A time that makes no sense is none; the document beside it is good all the same. */
const time = timestamp.default(0).catch(0);
const copy = z.object({
  deployment: z.string().refine(isDeploymentName),
  publishedAt: time,
  isPinned: z.boolean().default(false).catch(false),
  /** Earlier versions of the program kept it in another file. */
  text: z.string().optional(),
  loadedAt: time,
});

const DIGEST_LENGTH = 32;

/**
 * The last good version on disk, so that a server starts while Redis and the source are away. The file's name says which
 * source and deployment it is of, so that servers of one build never serve each other's content.
 */
export class DiskCopy {
  private readonly file: string;

  constructor(
    private readonly settings: Pick<Environment, 'cacheDir' | 'contentSource' | 'contentDeployment'>,
  ) {
    const { cacheDir, contentSource, contentDeployment } = settings;
    const name = `public_${contentDeployment}`;
    const digest = createHash('sha256').update(`${contentSource}\n${name}`).digest('hex');
    this.file = path.join(
      /* turbopackIgnore: true */ cacheDir,
      `${name}-${digest.slice(0, DIGEST_LENGTH)}.json`,
    );
  }

  /** Undefined if nothing was written yet, or it is damaged. */
  async read(): Promise<z.output<typeof copy> | undefined> {
    try {
      return copy.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return undefined;
    }
  }

  /** A crash leaves the old file or the new one, never half of one. */
  async write(value: Shared): Promise<void> {
    await mkdir(this.settings.cacheDir, { recursive: true });
    // A power cut may cost the last copy, which is then none; waiting for the disk would hold up each switch.
    await writeFileAtomic(this.file, JSON.stringify(value), { fsync: false });
  }
}
