// `npm run publications:import`, or `node dist/import-publications.cjs` in the container (docs/scaling.md)
import { importPublications } from '@/lib/editing/publish/import-publications';
import { environment } from '@/lib/platform/environment';
import { isRedisUnavailable } from '@/lib/versions/peers';
import { redisPeers } from '@/lib/versions/redis-peers';

const NOT_SET = 1;
const UNREACHABLE = 2;

function exitWith(code: number, reason: string): never {
  console.error(reason);
  process.exit(code);
}

async function main(): Promise<void> {
  const settings = environment();
  const { redisUrl } = settings;
  if (redisUrl === undefined) return exitWith(NOT_SET, 'REDIS_URL must be set, the same as the server has');
  const redis = redisPeers(redisUrl, settings);
  await redis.start(() => undefined);
  try {
    for (const line of await importPublications(settings, redis)) console.log(line);
  } catch (error) {
    if (isRedisUnavailable(error))
      exitWith(UNREACHABLE, `the import is incomplete, run it again: ${error.message}`);
    throw error;
  }
  redis.stop();
}

void main();
