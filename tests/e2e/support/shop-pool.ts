import { type ContentServer, deployments, startContentServer, sourceAt } from '../../content-server';

import { BLANK } from './documents';
import { forcePublish, PREVIEW_SECRET, PUBLISH_SECRET } from './requests';
import { type StorefrontServer, startStorefront } from './storefront';

/** Documents by deployment name. `live` is the public deployment. */
export type Documents = { live: object | string } & Record<string, object | string>;

/** A storefront and its content source, which a test may change or break. */
export type Shop = Pick<StorefrontServer, 'url' | 'output'> & { documents: Documents; source: ContentServer };

type Settings = Record<string, string>;
type Running = { server: StorefrontServer; source: ContentServer };

/**
 * Reuses one shop for each set of settings. Three things are not reset between tests: the list of publications, the
 * files on disk, and the deployments that previews have read.
 */
export class ShopPool {
  private readonly running = new Map<string, Running>();

  async take(documents: Documents, settings: Settings = {}): Promise<Shop> {
    const key = JSON.stringify(settings);
    const known = this.running.get(key);
    const isRenewed = known !== undefined && (await renew(known, documents));
    if (known && !isRenewed) await end(known);
    const { server, source } = isRenewed ? known : await start(documents, settings);
    this.running.set(key, { server, source });
    source.requests.length = 0; // forgets the requests of the start or the publish
    const { length } = isRenewed ? server.output() : '';
    return { url: server.url, output: () => server.output().slice(length), documents, source };
  }

  async stop(): Promise<void> {
    for (const each of this.running.values()) await end(each);
  }
}

async function end({ server, source }: Running): Promise<void> {
  await server.stop();
  await source.stop();
}

async function start(documents: Documents, settings: Settings): Promise<Running> {
  const source = await startContentServer(deployments(documents));
  const server = await startStorefront({
    CONTENT_SOURCE: sourceAt(source),
    PREVIEW_SECRET,
    REVALIDATE_SECRET: PUBLISH_SECRET,
    CONTENT_REVALIDATE_SECONDS: 'off', // a check of the source between two steps would change the result of a test
    ...settings,
  });
  return { server, source };
}

/**
 * Publishes `live` from these documents. The publish also waits for earlier requests to the source and resets the
 * health status.
 * @returns whether the shop shows the documents now
 */
async function renew({ server, source }: Running, documents: Documents): Promise<boolean> {
  source.answer(deployments({ ...documents, blank: BLANK }));
  const isChanged = await forcePublish(server, 'live', 'blank');
  source.answer(deployments(documents));
  return isChanged;
}
