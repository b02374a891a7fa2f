import { LRUCache } from 'lru-cache';

import { withHeadOf } from './flavour-head';
import { PageFaults } from './page-faults';
import type { Render } from './render';
import { isHtml, type StoredPage, toStored } from './stored-page';

import { NOT_FOUND_PAGE, parsePageKey } from '@/lib/content/page-key';
import { MAX_SHARED_FLAVOURS } from '@/lib/content/shared-flavour';
import { hasPassed } from '@/lib/model/deadline';
import { preparedPictures } from '@/lib/model/prepared-pictures';
import type { Failure } from '@/lib/platform/failure';
import type { RenderSubject } from '@/lib/rendering/render-registry';
import type { Pages } from '@/lib/versions/pages';
import type { Version } from '@/lib/versions/version';

const STORE_BYTES = 64 * 1024 * 1024;

/** The pages `/?flavour=ID` have their own cache, so that they do not evict other pages. */
const SHARED_STORE_BYTES = MAX_SHARED_FLAVOURS * 464_000;

/** A version is shown only if these pages can be rendered in every language. */
const REQUIRED = ['/', NOT_FOUND_PAGE];

/** Replaces the version's id in a shared cache key. No id equals this value: ids are hexadecimal. */
const ALL_VERSIONS = 'all';

/**
 * Returns a digest of the content at an address. Versions with equal digests share one response. Returns undefined if
 * every version needs its own response.
 */
export type ContentKey = (version: Version, address: string, locale?: string) => string | undefined;

/** Concurrent requests for a page share one render. */
export class PageStore implements Pages {
  private readonly pages = this.cache(STORE_BYTES);
  private readonly shared = this.cache(SHARED_STORE_BYTES);
  private readonly faults = new PageFaults();

  constructor(
    /** Renders without storing, for example a preview. */
    readonly render: Render,
    private readonly contentKey: ContentKey = () => undefined,
    private readonly now: () => number = Date.now,
  ) {}

  private cache(maxSize: number) {
    return new LRUCache<string, StoredPage, RenderSubject>({
      maxSize,
      sizeCalculation: ({ keptBytes }) => keptBytes,
      fetchMethod: (key, _, { context: subject }) => this.rendered(subject, addressIn(key)),
    });
  }

  /** @param version undefined if no content has been loaded yet */
  async get(version: Version | undefined, address: string, locale?: string): Promise<StoredPage> {
    const contentKey = version && this.contentKey(version, address, locale);
    const scope = contentKey === undefined ? this.scopeOf(version) : `${ALL_VERSIONS}.${contentKey}`;
    const { flavourIds } = parsePageKey(address);
    const store = flavourIds.length > 0 ? this.shared : this.pages;
    const language = locale === undefined ? '' : `.${locale}`;
    const key = `${scope}.${preparedPictures().changes}${language} ${address}`;
    const page = await store.forceFetch(key, { context: { version, locale } });
    const isReusable = contentKey === undefined || page.faults.length === 0;
    if (failureOf(address, page) || !isReusable) store.delete(key);
    return page;
  }

  /** Includes the number of passed deadlines, because the page changes when a deadline passes. */
  private scopeOf(version: Version | undefined): string {
    const passed = version?.editions.filter(({ content }) => {
      const deadline = content.home.corporate?.deadline;
      return deadline && hasPassed(deadline, this.now());
    });
    return `${idOf(version)}.${passed?.length ?? 0}`;
  }

  private async rendered(subject: RenderSubject, address: string): Promise<StoredPage> {
    const named = nameOf(address, subject.locale);
    const record = (reasons: string[]) => this.faults.record(idOf(subject.version), named, reasons);
    try {
      const page = await this.toPage(subject, address);
      record(failureOf(address, page, subject.locale) ?? page.faults);
      return page;
    } catch (error) {
      record([`${named} was not rendered: ${String(error)}`]);
      throw error;
    }
  }

  private async toPage(subject: RenderSubject, address: string): Promise<StoredPage> {
    const { path, flavourIds } = parsePageKey(address);
    const rendered = await this.render(address, subject);
    const hasOwnHead = flavourIds.length > 0 && rendered.status === 200 && isHtml(rendered);
    return hasOwnHead
      ? withHeadOf(await this.get(subject.version, path, subject.locale), rendered)
      : toStored(rendered);
  }

  async prepare(candidate: Version): Promise<string | undefined> {
    const required = candidate.editions.flatMap(({ locale }) =>
      REQUIRED.map((address) => ({ address, locale })),
    );
    const rendering = required.map(async ({ address, locale }) => {
      try {
        return failureOf(address, await this.get(candidate, address, locale), locale) ?? [];
      } catch (error) {
        return [`${nameOf(address, locale)} was not rendered: ${String(error)}`];
      }
    });
    const failures = (await Promise.all(rendering)).flat();
    return failures.length === 0 ? undefined : failures.join('; ');
  }

  keepOnly({ id }: Version): void {
    const kept = [`${id}.`, `${ALL_VERSIONS}.`];
    for (const store of [this.pages, this.shared])
      for (const key of [...store.keys()])
        if (!kept.some((start) => key.startsWith(start))) store.delete(key);
  }

  faultOf({ id }: Version): Failure | undefined {
    return this.faults.of(id);
  }
}

const addressIn = (key: string) => key.slice(key.indexOf(' ') + 1);

const nameOf = (address: string, locale: string | undefined) =>
  locale === undefined ? address : `${address} (${locale})`;

const idOf = (version: Version | undefined) => version?.id ?? 'none';

function failureOf(address: string, { status }: StoredPage, locale?: string): string[] | undefined {
  const expected = address === NOT_FOUND_PAGE ? 404 : 200;
  return status === expected ? undefined : [`${nameOf(address, locale)} was rendered with status ${status}`];
}
