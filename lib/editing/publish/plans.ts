import {
  failedPlan,
  firstFreeTime,
  isTooLate,
  parseTime,
  type Plan,
  plannedOf,
  findPlan,
} from './plan-times';
import { newId, PlanIsOverError, type PublicationService, type Published } from './publication-service';
import type { Publications } from './publications';
import type { Cancellation, PublishRequest } from './request';

import { FALLBACK_TIME_ZONE } from '@/lib/content/settings';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';
import { isRedisUnavailable } from '@/lib/versions/peers';
import type { ContentStore } from '@/lib/versions/store';

/** With a longer delay, the timer would fire too late after a jump of the system clock. */
const TICK_MS = 1_000;

const MAX_PLANS = 20;

/** `published`: the result of the dry run that precedes the plan. */
export type Planned = { fault: string } | { published: Published; plan?: Plan };

/**
 * Carries out planned publishes. Every instance tries to carry out each due plan. The instance that records the result
 * first succeeds, and the others give up. While Redis does not answer, due plans wait.
 */
export class Plans {
  private timer: NodeJS.Timeout | undefined;
  private shortestWait = 0;

  constructor(
    private readonly store: ContentStore,
    private readonly service: PublicationService,
    private readonly publications: Publications,
  ) {}

  get planned(): Plan[] {
    return plannedOf(this.publications.list);
  }

  get timeZone(): string {
    return this.store.current?.content.site.timeZone ?? FALLBACK_TIME_ZONE;
  }

  get failure(): Failure | undefined {
    return failedPlan(this.publications.list);
  }

  /** Starts the scheduler. Overdue plans are carried out now, or refused if they are a day late. */
  start(): void {
    this.scheduleNext();
    void this.publications.refresh();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Plans a publish if the dry run succeeds or the request has `anyway`. With `dryRun`, makes no plan. */
  async plan({ at, ...request }: PublishRequest & { at: string }): Promise<Planned> {
    const moment = parseTime(at, this.timeZone);
    if ('fault' in moment) return moment;
    const now = Date.now();
    if (moment.at <= now) return { fault: `“${at}” has passed` };
    const published = await this.service.publish({ ...request, dryRun: true });
    const { deployment, outcome, version: versionWhenPlanned } = published;
    const isHeldBack = request.dryRun || ('reason' in outcome && !request.anyway);
    if (isHeldBack || deployment === undefined) return { published };
    const { by, note, anyway } = request;
    const planned = {
      id: newId(),
      at: now,
      outcome: 'planned',
      deployment,
      versionWhenPlanned,
      by,
      note,
      anyway,
    } as const;
    let plan: Plan | undefined;
    await this.service.record((kept) => {
      const hasRoom = plannedOf(kept).length < MAX_PLANS;
      plan = hasRoom ? { ...planned, due: firstFreeTime(kept, moment.at) } : undefined;
      return plan ? [{ publication: plan }] : [];
    });
    return plan ? { published, plan } : { fault: `${MAX_PLANS} publishes are planned: cancel one first` };
  }

  async cancel({ cancel, by, note }: Cancellation): Promise<Plan | undefined> {
    let cancelled: Plan | undefined;
    await this.service.record((kept) => {
      const plan = findPlan(cancel, kept);
      cancelled = plan && {
        ...plan,
        by: by ?? plan.by,
        note: note ?? plan.note,
        at: Date.now(),
        outcome: 'cancelled',
      };
      return cancelled ? [{ publication: cancelled }] : [];
    });
    return cancelled;
  }

  private scheduleNext(): void {
    const [next] = this.planned;
    const wait = Math.min(TICK_MS, Math.max(this.shortestWait, (next?.due ?? Infinity) - Date.now()));
    const again = () => this.timer && this.scheduleNext();
    this.timer = setTimeout(() => void this.carryOutDue().finally(again), wait);
    this.timer.unref();
  }

  private async carryOutDue(): Promise<void> {
    this.shortestWait = 0;
    try {
      for (const plan of this.planned) if (plan.due <= Date.now()) await this.carryOut(plan.id);
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      this.shortestWait = TICK_MS; // retries due plans once per tick until Redis answers
    }
  }

  /** @throws RedisUnavailableError */
  private async carryOut(id: string): Promise<void> {
    const plan = findPlan(id, await this.publications.read());
    if (!plan) return; // cancelled, or carried out by another instance
    const { due, deployment, anyway, note, by } = plan;
    const refuse = (reason: string) =>
      this.service.record((kept) =>
        findPlan(id, kept) ? [{ publication: { ...plan, at: Date.now(), outcome: 'refused', reason } }] : [],
      );
    try {
      if (isTooLate(due, Date.now()))
        await refuse('no server was running at its time or within a day after it');
      else await this.service.publish({ deployment, anyway, by, note }, plan);
    } catch (error) {
      if (isRedisUnavailable(error)) throw error;
      if (error instanceof PlanIsOverError) return;
      const reason = error instanceof Error ? error.stack : String(error);
      log('error', 'publish.plan.failed', { id, reason });
      await refuse(String(error));
    }
  }
}
