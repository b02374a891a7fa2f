import { type ContentServer, deployments, startContentServer } from './content-server';
import { BLANK, changeTo, PUBLISH_SECRET } from './publish';
import { type StorefrontServer, startStorefront } from './server';

type Pooled = { server: StorefrontServer; settings: string; document: string; isTaken: boolean };

/**
 * Storefronts for tests that show a document of their own: to publish a document on one that runs already takes a tenth of
 * the time of a start. There is one for each set of settings, and one more for each document beyond the first that a test
 * shows at a time.
 */
export class StorefrontPool {
  private readonly documents: Record<string, string> = {};
  private readonly storefronts: Pooled[] = [];
  private backend?: Promise<ContentServer>;

  /** A storefront that shows a document, for one test; `settings` are beside those of all tests. */
  async take(document: object | string, settings: Record<string, string> = {}): Promise<StorefrontServer> {
    const wanted = { settings: JSON.stringify(settings), document: textOf(document) };
    const free = this.storefronts.filter((each) => !each.isTaken && each.settings === wanted.settings);
    const ready = free.find((each) => each.document === wanted.document);
    const pooled = ready ?? (await this.changed(free[0], wanted.document)) ?? (await this.add(wanted));
    pooled.isTaken = true;
    return pooled.server;
  }

  /** Gives back all that a test has taken. */
  release(): void {
    for (const pooled of this.storefronts) pooled.isTaken = false;
  }

  async stop(): Promise<void> {
    for (const { server } of this.storefronts) await server.stop();
    await (await this.backend)?.stop();
  }

  private async add({ settings, document }: Pick<Pooled, 'settings' | 'document'>): Promise<Pooled> {
    this.backend ??= startContentServer(deployments(this.documents));
    const server = await startStorefront({
      CONTENT_SOURCE: `${(await this.backend).url}/{deployment}.json`,
      CONTENT_DEPLOYMENT: this.named(document),
      REVALIDATE_SECRET: PUBLISH_SECRET,
      NODE_OPTIONS: '--import ./tests/e2e/support/no-strangers.mjs',
      ...(JSON.parse(settings) as Record<string, string>),
    });
    const pooled = { server, settings, document, isTaken: false };
    this.storefronts.push(pooled);
    return pooled;
  }

  /** The storefront after a publish; undefined where that is refused. */
  private async changed(pooled: Pooled | undefined, document: string): Promise<Pooled | undefined> {
    if (!pooled || !(await changeTo(pooled.server, this.named(document), this.named(BLANK_TEXT))))
      return undefined;
    return Object.assign(pooled, { document });
  }

  /** The name of a deployment that has this document: one of its own, as nothing else tells a new one from the old. */
  private named(document: string): string {
    const known = Object.entries(this.documents).find(([, text]) => text === document);
    const name = known?.[0] ?? `document-${Object.keys(this.documents).length}`;
    this.documents[name] = document;
    return name;
  }
}

const BLANK_TEXT = JSON.stringify(BLANK);

/** A document as a backend sends it; one that is text already may hold what no object can. */
function textOf(document: object | string): string {
  return typeof document === 'string' ? document : JSON.stringify(document);
}
