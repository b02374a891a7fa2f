import { type ContentServer, deployments, startContentServer } from './content-server';
import { BLANK, changeTo, PUBLISH_SECRET } from './publish';
import { type StorefrontServer, startStorefront } from './server';

export const PREVIEW_SECRET = 'editors-only-secret';

/** What a source has, by the names of the deployments; `live` is the public one. */
export type Documents = { live: object | string } & Record<string, object | string>;

/** A storefront and the source of its content, which its test may change and break. */
export type Shop = Pick<StorefrontServer, 'url' | 'output'> & { documents: Documents; source: ContentServer };

type Settings = Record<string, string>;
type Running = { server: StorefrontServer; source: ContentServer };

/**
 * Shops that tests have one after the other, one for each set of settings. A test finds its shop as after a start, but for
 * the list of publications, what is kept on disk, and what previews have read: deployments of other names are new to those.
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
    source.requests.length = 0; // what a start or a publish has asked is no step of the test
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
    CONTENT_SOURCE: `${source.url}/{deployment}.json`,
    PREVIEW_SECRET,
    REVALIDATE_SECRET: PUBLISH_SECRET,
    CONTENT_REVALIDATE_SECONDS: 'off', // no refresh comes between a test's own steps
    ...settings,
  });
  return { server, source };
}

/**
 * With the publish all that was begun at the source for the last test is over, and health forgets it.
 * @returns whether the shop shows the documents now
 */
async function renew({ server, source }: Running, documents: Documents): Promise<boolean> {
  source.answer(deployments({ ...documents, blank: BLANK }));
  const isChanged = await changeTo(server, 'live', 'blank');
  source.answer(deployments(documents));
  return isChanged;
}
