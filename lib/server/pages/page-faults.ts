import { LRUCache } from 'lru-cache';

import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

/** Maximum number of pages with stored faults, and of stored reasons. No operator would read more. */
const MAX_FAULTS = 1_000;

const SEE = 'docs/upgrading.md';

type PageFault = { at: Date; reasons: string[] };

/** Stores the faults of pages by version and address. */
export class PageFaults {
  private readonly found = new LRUCache<string, PageFault>({ max: MAX_FAULTS });
  private readonly logged = new LRUCache<string, true>({ max: MAX_FAULTS });

  /**
   * Replaces the faults of a page by those of its latest render. Logs each reason once, even if many pages have the
   * same fault. Logs a fixed reason again if it returns.
   */
  record(version: string, address: string, reasons: string[]): void {
    const key = `${version} ${address}`;
    const fixed = this.found.get(key)?.reasons.filter((reason) => !reasons.includes(reason)) ?? [];
    for (const reason of fixed) this.logged.delete(reason);
    this.found.delete(key);
    if (reasons.length > 0) this.found.set(key, { at: new Date(), reasons });
    for (const reason of reasons) {
      if (!this.logged.has(reason)) log('error', 'page.fault', { address, version, reason, see: SEE });
      this.logged.set(reason, true);
    }
  }

  of(version: string): Failure | undefined {
    const found = [...this.found.entries()].filter(([key]) => key.startsWith(`${version} `));
    const [latest] = found.map(([, { at }]) => at);
    const reasons = new Set(found.flatMap(([, { reasons }]) => reasons));
    return latest && { at: latest, reason: [...reasons].join('; ') };
  }
}
