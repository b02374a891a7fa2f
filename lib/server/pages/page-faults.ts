import { LRUCache } from 'lru-cache';

import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

/** More pages at fault than an operator reads about; the oldest are forgotten first. */
const MOST_FAULTS = 1_000;

/** Where an operator reads what a fault means and what to look at. */
const SEE = 'docs/upgrading.md';

type Found = { at: Date; reasons: string[] };

/** What is wrong with rendered pages, by version and address, until the same page is rendered without. */
export class PageFaults {
  private readonly found = new LRUCache<string, Found>({ max: MOST_FAULTS });
  private readonly logged = new LRUCache<string, true>({ max: MOST_FAULTS });

  /** Writes down what a render came to; each reason is logged once, however many pages it is true of. */
  note(version: string, address: string, reasons: string[]): void {
    const key = `${version} ${address}`;
    const gone = this.found.get(key)?.reasons.filter((reason) => !reasons.includes(reason)) ?? [];
    for (const reason of gone) this.logged.delete(reason);
    this.found.delete(key);
    if (reasons.length > 0) this.found.set(key, { at: new Date(), reasons });
    for (const reason of reasons) {
      if (!this.logged.has(reason)) log('error', 'page at fault', { address, version, reason, see: SEE });
      this.logged.set(reason, true);
    }
  }

  /** What is wrong with a version's pages, and since when; undefined where nothing is. */
  of(version: string): Failure | undefined {
    const found = [...this.found.entries()].filter(([key]) => key.startsWith(`${version} `));
    const [latest] = found.map(([, { at }]) => at);
    const reasons = new Set(found.flatMap(([, { reasons }]) => reasons));
    return latest && { at: latest, reason: [...reasons].join('; ') };
  }
}
