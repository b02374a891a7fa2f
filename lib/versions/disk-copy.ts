import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';

import { isDeploymentName } from '@/lib/platform/deployment';
import { timestamp } from '@/lib/platform/timestamp';

/** A time that makes no sense is none; the document beside it is good all the same. In milliseconds: when it was read from the source, and when it was named by a publish. Pinned as the peers' is. */
const copy = z.object({ text: z.string(), loadedAt: timestamp.optional().catch(undefined) });
const pointer = z.object({
  deployment: z.string().refine(isDeploymentName),
  publishedAt: timestamp.optional().catch(undefined),
  isPinned: z.boolean().optional().catch(undefined),
});
type Copy = z.infer<typeof copy>;
type Pointer = z.infer<typeof pointer>;

const DIGEST_LENGTH = 32;

/**
 * What is kept on disk so that a restart while the source is down still serves: each deployment's last good document,
 * and which one was published last. A file's name says which source it is of, so that servers of one build never serve
 * each other's content.
 */
export class DiskCopy {
  constructor(
    private readonly directory: string,
    private readonly source: string,
  ) {}

  /** The last good document, or undefined where there is none that can be read. */
  read(deployment: string): Promise<Copy | undefined> {
    return this.readFile(deployment, copy);
  }

  write(deployment: string, value: Copy): Promise<void> {
    return this.writeFile(deployment, value);
  }

  /** The deployment that was last published in place of the configured one. */
  readPublic(configured: string): Promise<Pointer | undefined> {
    return this.readFile(`public_${configured}`, pointer);
  }

  writePublic(configured: string, value: Pointer): Promise<void> {
    return this.writeFile(`public_${configured}`, value);
  }

  private fileOf(name: string): string {
    const digest = createHash('sha256')
      .update(`${this.source}\n${name}`)
      .digest('hex')
      .slice(0, DIGEST_LENGTH);
    return path.join(/* turbopackIgnore: true */ this.directory, `${name}-${digest}.json`);
  }

  private async readFile<T>(name: string, form: z.ZodType<T>): Promise<T | undefined> {
    try {
      return form.parse(JSON.parse(await readFile(this.fileOf(name), 'utf8')));
    } catch {
      return undefined; // never written, or damaged: then there is nothing to go by
    }
  }

  /** A crash leaves the old file or the new one, never half of one. */
  private async writeFile(name: string, value: object): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    // A power cut may cost the last copy, which is then none; waiting for the disk would hold up each switch.
    await writeFileAtomic(this.fileOf(name), JSON.stringify(value), { fsync: false });
  }
}
