import { diskPublications } from './disk-publications';
import { isPlanned } from './publication';
import { Publications } from './publications';

import type { Environment } from '@/lib/platform/environment';
import { DiskCopy } from '@/lib/versions/disk-copy';
import type { Peers } from '@/lib/versions/peers';

/**
 * Copies publications, documents and the public version from CACHE_DIR to Redis. Skips what Redis already contains.
 * @returns lines for the terminal
 * @throws RedisUnavailableError
 */
export async function importPublications(settings: Environment, redis: Peers): Promise<string[]> {
  const disk = new Publications(diskPublications(settings));
  const entries = await Promise.all(
    (await disk.read()).map(async (publication) => ({
      publication,
      text: publication.version === undefined ? undefined : await disk.document(publication.version),
    })),
  );
  const target = new Publications(redis);
  const recorded = await target.record((kept) =>
    entries.filter(({ publication }) => !kept.some(({ id }) => id === publication.id)),
  );
  // `record` also returns publications that Redis did not keep because of the limit (`retained`).
  const imported = recorded.filter((each) => target.list.includes(each));
  const planned = imported.filter(isPlanned).length;
  return [
    `${imported.length} publications imported, ${planned} of them planned`,
    await importPublic(settings, redis),
  ];
}

async function importPublic(settings: Environment, redis: Peers): Promise<string> {
  const revision = await redis.revision();
  const named = await redis.shared();
  if (named) return `${named.deployment} stays public: Redis names it already`;
  const copy = await new DiskCopy(settings).read();
  if (copy?.text === undefined) return 'no public version in CACHE_DIR';
  const isWritten = await redis.write(revision, { shared: { ...copy, text: copy.text } });
  // The write fails if it reaches Redis too late, or if another instance has written since `revision` was read. Then
  // `importPublic` starts again.
  if (!isWritten) return importPublic(settings, redis);
  return `${copy.deployment} is the public version`;
}
