import { newId, PlanIsOverError, type PublicationService, type Published } from './publication-service';
import type { Publications } from './publications';
import type { Cancellation, PublishRequest } from './request';
import { failedPlan, freeMoment, isTooLate, momentOf, type Plan, plannedOf, planWith } from './schedule';

import { FALLBACK_TIME_ZONE } from '@/lib/content/settings';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';
import { isOutOfReach } from '@/lib/versions/peers';
import type { ContentStore } from '@/lib/versions/store';

/** As often as the clock is looked at: it may jump, and a long timer would not. */
const TICK_MS = 1_000;

/** Plans at a time. */
const MOST_PLANS = 20;

/** What a plan came to: it is made, or its candidate would be refused now, or what it asks for is no moment to come. */
export type Planned = { fault: string } | { published: Published; plan?: Plan };

/**
 * Publishes at the time that was asked for. Every instance tries, by its own clock, under the id of the plan; the first that
 * records it has done it for all. While Redis does not answer, plans wait.
 */
export class Plans {
  private timer: NodeJS.Timeout | undefined;
  private shortestWait = 0;

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

  /**
   * Looks at the clock until `stop`. What became due while no server was running is carried out now, or refused if it is
   * more than a day late.
   */
  start(): void {
    this.wait();
    void this.publications.refresh();
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
    if (!request.dryRun) await this.publications.read();
    const published = await this.service.publish({ ...request, dryRun: true }, by);
    const { deployment, outcome } = published;
    const isHeldBack = request.dryRun || ('reason' in outcome && !request.anyway);
    if (isHeldBack || deployment === undefined) return { published };
    const { note, anyway } = request;
    const planned = { id: newId(), at: now, outcome: 'planned', deployment, by, note, anyway } as const;
    let plan: Plan | undefined;
    await this.service.record((kept) => {
      const hasRoom = plannedOf(kept).length < MOST_PLANS;
      plan = hasRoom ? { ...planned, due: freeMoment(kept, moment.at) } : undefined;
      return plan ? [{ publication: plan }] : [];
    });
    return plan ? { published, plan } : { fault: `${MOST_PLANS} publishes are planned: take one back first` };
  }

  /** @returns what is not done any more; undefined where nothing of that id is planned */
  async cancel({ cancel, ...request }: Cancellation, by = request.by): Promise<Plan | undefined> {
    let cancelled: Plan | undefined;
    await this.service.record((kept) => {
      const plan = planWith(cancel, kept);
      cancelled = plan && { ...plan, by: by ?? plan.by, at: Date.now(), outcome: 'cancelled' };
      return cancelled ? [{ publication: cancelled }] : [];
    });
    return cancelled;
  }

  private wait(): void {
    const [next] = this.planned;
    const wait = Math.min(TICK_MS, Math.max(this.shortestWait, (next?.due ?? Infinity) - Date.now()));
    const again = () => this.timer && this.wait();
    this.timer = setTimeout(() => void this.look().finally(again), wait);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    this.shortestWait = 0;
    try {
      for (const plan of this.planned) if (plan.due <= Date.now()) await this.carryOut(plan.id);
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      this.shortestWait = TICK_MS; // what is due waits for Redis
    }
  }

  /** @throws OutOfReachError */
  private async carryOut(id: string): Promise<void> {
    const plan = planWith(id, await this.publications.read());
    if (!plan) return; // another instance has done it, or somebody has taken it back
    const { due, deployment, anyway, note, by } = plan;
    const refuse = (reason: string) =>
      this.service.record((kept) =>
        planWith(id, kept) ? [{ publication: { ...plan, at: Date.now(), outcome: 'refused', reason } }] : [],
      );
    try {
      if (isTooLate(due, Date.now())) await refuse('no server was there at its time, nor for a day after it');
      else await this.service.publish({ deployment, anyway, note }, by, plan);
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      if (error instanceof PlanIsOverError) return;
      const reason = error instanceof Error ? error.stack : String(error);
      log('error', 'publish.plan.failed', { id, reason });
      await refuse(String(error));
    }
  }
}
