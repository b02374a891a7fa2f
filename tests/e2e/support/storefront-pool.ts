import { type ContentServer, deployments, startContentServer, sourceAt } from '../../content-server';

import { BLANK } from './documents';
import { forcePublish, PUBLISH_SECRET } from './requests';
import { type StorefrontServer, startStorefront } from './storefront';

type Pooled = { server: StorefrontServer; settings: string; document: string; isTaken: boolean };

/**
 * Reuses storefronts, because a start takes ten times as long as a publish. The pool has several with equal settings if
 * a test shows several documents at the same time.
 */
export class StorefrontPool {
  private readonly documents: Record<string, string> = {};
  private readonly storefronts: Pooled[] = [];
  private backend?: Promise<ContentServer>;

  /** `settings` are added to the settings of the pool. */
  async take(document: object | string, settings: Record<string, string> = {}): Promise<StorefrontServer> {
    const wanted = { settings: JSON.stringify(settings), document: textOf(document) };
    const free = this.storefronts.filter((each) => !each.isTaken && each.settings === wanted.settings);
    const ready = free.find((each) => each.document === wanted.document);
    const pooled = ready ?? (await this.changed(free[0], wanted.document)) ?? (await this.add(wanted));
    pooled.isTaken = true;
    return pooled.server;
  }

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
      CONTENT_SOURCE: sourceAt(await this.backend),
      CONTENT_DEPLOYMENT: this.named(document),
      REVALIDATE_SECRET: PUBLISH_SECRET,
      NODE_OPTIONS: '--import ./tests/e2e/support/block-external-requests.mjs',
      ...(JSON.parse(settings) as Record<string, string>),
    });
    const pooled = { server, settings, document, isTaken: false };
    this.storefronts.push(pooled);
    return pooled;
  }

  /** Returns undefined if the publish is refused. */
  private async changed(pooled: Pooled | undefined, document: string): Promise<Pooled | undefined> {
    if (!pooled || !(await forcePublish(pooled.server, this.named(document), this.named(BLANK_TEXT))))
      return undefined;
    return Object.assign(pooled, { document });
  }

  /** Returns the deployment with this document. Adds a deployment to the content source if needed. */
  private named(document: string): string {
    const known = Object.entries(this.documents).find(([, text]) => text === document);
    const name = known?.[0] ?? `document-${Object.keys(this.documents).length}`;
    this.documents[name] = document;
    return name;
  }
}

const BLANK_TEXT = JSON.stringify(BLANK);

/** A text stays unchanged, because some tests use invalid JSON on purpose. */
function textOf(document: object | string): string {
  return typeof document === 'string' ? document : JSON.stringify(document);
}
