import { randomUUID } from 'node:crypto';

import { missingLocalFiles } from '../checks/missing-local-files';
import { missingRemoteFiles } from '../checks/missing-remote-files';
import type { Change } from '../comparison/changes';
import { compareVersions } from '../comparison/compare-versions';
import { newProblems } from '../comparison/new-problems';
import { type Summary, summaryOf, type Verdict } from '../findings/summary';
import { versionProblems } from '../findings/version-problems';
import { previewEn } from '../messages/preview-en';

import { type Plan, findPlan } from './plan-times';
import { ID_LENGTH, isDone, type Publication, publicSince } from './publication';
import type { Entry, Publications } from './publications';
import type { PublishRequest } from './request';

import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';
import { log } from '@/lib/platform/log';
import { sharedOf } from '@/lib/versions/peers';
import type { ContentStore } from '@/lib/versions/store';
import type { Outcome, Result } from '@/lib/versions/updates';
import { countsOf, type Version } from '@/lib/versions/version';

/** The result of a publish or of a dry run. */
export type Published = {
  outcome: Outcome;
  deployment?: string;
  version?: string;
  problems: Problem[];
  differences: Change[];
  /** In milliseconds. Undefined for a refusal or a dry run, but set for an unchanged version. */
  publishedAt?: number;
  /** In English. Only with `careful` or `dryRun`, and only if a document could be read. */
  summary?: Summary;
};

/** The plan was cancelled, or carried out by another instance. */
export class PlanIsOverError extends Error {}

/**
 * Publishes versions. Records each publish and refusal. Does not record dry runs, or requests to restore a version that
 * is not stored.
 */
export class PublicationService {
  private readonly listeners = new Set<(kept: Publication) => void>();

  constructor(
    private readonly store: ContentStore,
    private readonly publications: Publications,
    private readonly media: MediaPolicy,
  ) {
    store.onSync(() => void publications.refresh());
  }

  onPublication(listener: (kept: Publication) => void): void {
    this.listeners.add(listener);
  }

  /**
   * Returns the publications, latest first.
   * @throws RedisUnavailableError
   */
  list(): Promise<Publication[]> {
    return this.publications.read();
  }

  /** Returns the last known list if Redis does not answer. */
  async lastList(): Promise<Publication[]> {
    await this.publications.refresh();
    return this.publications.list;
  }

  publicSince(): { at: Date; by?: string } | undefined {
    const { current } = this.store;
    return current && publicSince(this.publications.list, current);
  }

  /**
   * Publishes a deployment or restores a stored version.
   * @param plan the plan to carry out
   * @throws RedisUnavailableError or PlanIsOverError; the page is then unchanged
   */
  async publish(request: PublishRequest, plan?: Plan): Promise<Published> {
    const { deployment: named, version, anyway, careful, dryRun, by, note } = request;
    // Throws early if Redis does not answer, because the publish could not be recorded.
    if (!dryRun) await this.publications.read();
    const kept = version === undefined ? undefined : await this.keptVersion(version);
    if (version !== undefined && !kept) {
      const outcome: Outcome = { kind: 'missing', reason: `version ${version} is not stored` };
      return { outcome, problems: [], differences: [] };
    }
    const seen: { shown?: Version; found?: Version; unconfirmed?: string; publishedAt?: number } = {};
    const problemsOf = this.problemReader(kept ? [missingLocalFiles, missingRemoteFiles] : undefined);
    const outcome = await this.store.publish(named, {
      anyway,
      kept,
      due: plan?.due,
      check: async (found) => {
        const shown = this.store.current;
        Object.assign(seen, { found, shown });
        // A restored version was public before, so its problems need no confirmation.
        if (!careful || anyway || kept) return undefined;
        seen.unconfirmed = confirmationReason(await problemsOf(shown), await problemsOf(found));
        return seen.unconfirmed;
      },
      record: dryRun
        ? undefined
        : async (result) => {
            seen.publishedAt = await this.recordResult(result, { ...seen, note, by, plan });
          },
    });
    const { current } = this.store;
    const isUnchanged = outcome.kind === 'unchanged';
    const { shown = isUnchanged ? current : undefined, found = isUnchanged ? current : undefined } = seen;
    const [problems, differences] = await Promise.all([
      problemsOf(found),
      shown && found && !isUnchanged ? compareVersions(shown, found, this.media) : [],
    ]);
    const reason = 'reason' in outcome ? outcome.reason : undefined;
    return {
      outcome,
      deployment: kept?.deployment ?? found?.deployment ?? named ?? current?.deployment,
      version: found?.id,
      // Webhooks and due plans need no summary.
      summary:
        found && (careful || dryRun)
          ? await this.summaryOf(found, {
              shown,
              changes: differences,
              problems,
              known: kept ? problems : await problemsOf(shown),
              isPublic: shown?.deployment === found.deployment,
              fault: reason === seen.unconfirmed ? undefined : reason,
            })
          : undefined,
      problems,
      differences,
      publishedAt: reason === undefined ? seen.publishedAt : undefined,
    };
  }

  private async recordResult(
    { outcome, deployment, version: shownNow, state }: Result,
    { shown, found = shownNow, note, by, plan }: Details,
  ): Promise<number> {
    const at = Date.now();
    const publication: Publication = {
      id: plan?.id ?? newId(),
      at,
      due: plan?.due,
      outcome: outcome.kind,
      deployment,
      version: found?.id,
      by,
      note,
      counts: found && countsOf(found.content),
      reason: 'reason' in outcome ? outcome.reason : undefined,
    };
    const isUpdated = outcome.kind === 'updated';
    const recorded = await this.record(
      (kept) =>
        plan && !findPlan(plan.id, kept)
          ? []
          : [{ publication, text: shownNow?.text }, ...(shown && isUpdated ? replacedBy(shown, kept) : [])],
      shownNow && sharedOf(shownNow, state),
    );
    if (recorded.length === 0) throw new PlanIsOverError();
    return at;
  }

  private async summaryOf(
    version: Version,
    about: Verdict & { shown?: Version; changes: Change[]; problems: Problem[]; known: Problem[] },
  ): Promise<Summary> {
    // Imported on demand, so that the server starts faster.
    const { findingsOf } = await import('../findings/findings');
    const [page] = version.editions;
    const findings = await findingsOf({ version, page, reader: 'en', media: this.media, ...about });
    return summaryOf({ ...about, ...findings }, previewEn);
  }

  private problemReader(checks: Parameters<typeof versionProblems>[2]) {
    const read = new Map<Version, Promise<Problem[]>>();
    return async (version: Version | undefined): Promise<Problem[]> => {
      if (!version) return [];
      const problems = read.get(version) ?? versionProblems(version, this.media, checks);
      read.set(version, problems);
      return problems;
    };
  }

  private async keptVersion(version: string): Promise<{ deployment: string; text: string } | undefined> {
    const publication = (await this.list()).find((each) => isDone(each) && each.version === version);
    const text = publication && (await this.publications.document(version));
    return publication && text !== undefined ? { deployment: publication.deployment, text } : undefined;
  }

  async record(...entries: Parameters<Publications['record']>): Promise<Publication[]> {
    const recorded = await this.publications.record(...entries);
    for (const publication of recorded) {
      const isFailedPlan = publication.due !== undefined && publication.reason !== undefined;
      log(isFailedPlan ? 'error' : 'info', 'publication.recorded', { ...publication, counts: undefined });
      for (const listener of this.listeners) listener(publication);
    }
    return recorded;
  }
}

/** `shown`: the public version before the publish. `found`: the new version. */
type Details = { shown?: Version; found?: Version; note?: string; by?: string; plan?: Plan };

export const newId = () => randomUUID().slice(0, ID_LENGTH);

/**
 * Returns an entry from which editors can restore the replaced version. Returns no entry if the replaced version
 * already has a record.
 */
function replacedBy({ deployment, id, loadedAt, content, text }: Version, kept: Publication[]): Entry[] {
  if (kept.some((each) => isDone(each) && each.version === id && each.deployment === deployment)) return [];
  const publication = {
    id: newId(),
    at: loadedAt.getTime(),
    outcome: 'replaced',
    deployment,
    version: id,
    counts: countsOf(content),
  } as const;
  return [{ publication, text }];
}

function confirmationReason(known: Problem[], found: Problem[]): string | undefined {
  const problems = newProblems(known, found);
  const [first] = problems;
  if (!first) return undefined;
  const what = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${what} that the public page does not have, the first at ${placeOf(first)}; if that is known, publish with "anyway": true`;
}

const placeOf = ({ locale, path }: Problem) => (locale === undefined ? path : `${locale}: ${path}`);
