import { randomUUID } from 'node:crypto';

import { ID_LENGTH } from './publication';
import type { PublicationService, Published } from './publication-service';
import type { Publications } from './publications';
import type { Cancellation, PublishRequest } from './request';
import { failedPlan, freeMoment, isTooLate, momentOf, type Plan, plannedOf } from './schedule';

import { FALLBACK_TIME_ZONE } from '@/lib/content/settings';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';
import type { ContentStore } from '@/lib/versions/store';

/** As often as the clock is looked at: it may jump, and a long timer would not. */
const TICK_MS = 1_000;

/** Plans at a time. */
const MOST_PLANS = 20;

/** What a plan came to: it is made, or its candidate would be refused now, or what it asks for is no moment to come. */
export type Planned = { fault: string } | { published: Published; plan?: Plan };

/**
 * Publishes at the time that was asked for. Every instance does it by its own clock, under the id of the plan: so it happens
 * with Redis and without, and is one publication for all of them.
 */
export class Plans {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: ContentStore,
    private readonly service: PublicationService,
    private readonly publications: Publications,
  ) {}

  /** What is planned, the earliest first. */
  get planned(): Plan[] {
    return plannedOf(this.publications.list);
  }

  /** What was planned last and came to nothing; undefined once something was published. */
  get failure(): Failure | undefined {
    return failedPlan(this.publications.list);
  }

  /** Looks at the clock until `stop`; what came due while nobody did is done, or refused, soon. */
  start(): void {
    this.wait();
    void this.publications.sync();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Judges and renders what is to be published, and plans it if that would be public now, or is wanted `anyway`. */
  async plan({ at, ...request }: PublishRequest & { at: string }, by = request.by): Promise<Planned> {
    const moment = momentOf(at, this.store.current?.content.site.timeZone ?? FALLBACK_TIME_ZONE);
    if ('fault' in moment) return moment;
    const now = Date.now();
    if (moment.at <= now) return { fault: `“${at}” has passed` };
    const published = await this.service.publish({ ...request, dryRun: true }, by);
    const { deployment, outcome } = published;
    const isHeldBack = request.dryRun || ('reason' in outcome && !request.anyway);
    if (isHeldBack || deployment === undefined) return { published };
    await this.publications.sync();
    if (this.planned.length >= MOST_PLANS)
      return { fault: `${MOST_PLANS} publishes are planned: take one back first` };
    const { note, anyway } = request;
    const due = freeMoment(this.publications.list, moment.at);
    const id = randomUUID().slice(0, ID_LENGTH);
    const plan = { id, at: now, due, outcome: 'planned', deployment, by, note, anyway } as const;
    await this.service.keep(plan);
    return { published, plan };
  }

  /** @returns what is not done any more; undefined where nothing of that id is planned */
  async cancel({ cancel, ...request }: Cancellation, by = request.by): Promise<Plan | undefined> {
    await this.publications.sync();
    const plan = this.planned.find(({ id }) => id === cancel);
    if (!plan) return undefined;
    const cancelled = { ...plan, by: by ?? plan.by, at: Date.now(), outcome: 'cancelled' } as const;
    await this.service.keep(cancelled);
    return cancelled;
  }

  private wait(): void {
    const [next] = this.planned;
    const wait = Math.min(TICK_MS, Math.max(0, (next?.due ?? Infinity) - Date.now()));
    const again = () => this.timer && this.wait();
    this.timer = setTimeout(() => void this.look().finally(again), wait);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    for (const plan of this.planned) if (plan.due <= Date.now()) await this.carryOut(plan);
  }

  private async carryOut({ id, due }: Plan): Promise<void> {
    await this.publications.sync();
    const plan = this.planned.find((each) => each.id === id);
    if (!plan) return; // another instance has done it, or somebody has taken it back
    const refuse = (reason: string) =>
      this.service.keep({ ...plan, at: Date.now(), outcome: 'refused', reason });
    if (isTooLate(due, Date.now())) return refuse('no server was there at its time, nor for a day after it');
    const { deployment, anyway, note, by } = plan;
    try {
      await this.service.publish({ deployment, anyway, note }, by, plan);
    } catch (error) {
      log('error', 'planned publish failed', {
        id,
        reason: error instanceof Error ? error.stack : String(error),
      });
      await refuse(String(error));
    }
  }
}
