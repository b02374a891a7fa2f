import { LRUCache } from 'lru-cache';

import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

/** No operator would read more faults. */
const MAX_FAULTS = 1_000;

const SEE = 'docs/upgrading.md';

type PageFault = { at: Date; reasons: string[] };

export class PageFaults {
  private readonly found = new LRUCache<string, PageFault>({ max: MAX_FAULTS });
  private readonly logged = new LRUCache<string, true>({ max: MAX_FAULTS });

  /**
   * Logs each reason only once for all pages and versions. If a reason disappears from all pages of a version and then
   * returns, logs it again.
   */
  record(version: string, address: string, reasons: string[]): void {
    const key = `${version} ${address}`;
    const before = this.found.get(key)?.reasons ?? [];
    this.found.delete(key);
    if (reasons.length > 0) this.found.set(key, { at: new Date(), reasons });
    const remaining = new Set(this.faultsOf(version).flatMap((fault) => fault.reasons));
    for (const reason of before) if (!remaining.has(reason)) this.logged.delete(reason);
    for (const reason of reasons) {
      if (!this.logged.has(reason)) log('error', 'page.fault', { address, version, reason, see: SEE });
      this.logged.set(reason, true);
    }
  }

  of(version: string): Failure | undefined {
    const faults = this.faultsOf(version);
    const [latest] = faults;
    const reasons = new Set(faults.flatMap((fault) => fault.reasons));
    return latest && { at: latest.at, reason: [...reasons].join('; ') };
  }

  private faultsOf(version: string): PageFault[] {
    return [...this.found.entries()]
      .filter(([key]) => key.startsWith(`${version} `))
      .map(([, fault]) => fault);
  }
}
