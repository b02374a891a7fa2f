import { readFile, stat } from 'node:fs/promises';

import { LRUCache } from 'lru-cache';

import { etagOf } from '../pages/etag';

import type { PictureLimiter } from './picture-limiter';
import type { PictureFormat, PictureRequest } from './picture-request';

import recipe from '@/lib/model/picture-recipe.json';
import { MAX_PIXELS } from '@/lib/model/pictures';
import { publicFile } from '@/lib/model/public-files';

export type LocalPicture = { body: Buffer; etag: string };
type Outcome = LocalPicture | 'not found' | 'no picture' | 'animated' | 'too many';

const STORE_BYTES = 64 * 1024 * 1024;

const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** A dynamic import, so that the server starts faster. */
const sharp = async (source: Buffer) =>
  (await import('sharp')).default(source, { limitInputPixels: MAX_PIXELS });

type ResizeTask = { source: Buffer; width: number; format: PictureFormat };

/**
 * Resizes pictures that the build did not prepare: WebP, GIF and AVIF files, and files added or replaced after the
 * build. The cache key contains modification time and size, so that a replaced file is resized again.
 */
export class LocalPictures {
  private readonly cache = new LRUCache<string, LocalPicture, ResizeTask>({
    maxSize: STORE_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (key, _, { context: { source, width, format } }) => {
      const picture = await sharp(source);
      const resized = picture.rotate().resize({ width, withoutEnlargement: true });
      const body = await resized[format](recipe[format]).toBuffer();
      return { body, etag: etagOf(key) };
    },
  });

  constructor(
    private readonly folder: string,
    private readonly limiter: PictureLimiter,
  ) {}

  async get({ src, width }: PictureRequest, format: PictureFormat): Promise<Outcome> {
    const file = publicFile(this.folder, src);
    const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !info?.isFile()) return 'not found';
    const key = [src, info.size, info.mtimeMs, width, format].join(' ');
    const known = this.cache.get(key);
    if (known) return known;
    if (!(await this.limiter.acquire())) return 'too many';
    const source = await readFile(file);
    const kind = await (await sharp(source)).metadata().catch(() => undefined);
    if (!kind || !FORMATS.includes(kind.format)) return 'no picture';
    if ((kind.pages ?? 1) > 1) return 'animated';
    return (await this.cache.fetch(key, { context: { source, width, format } })) ?? 'no picture';
  }
}
