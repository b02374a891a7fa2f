import { randomUUID } from 'node:crypto';

import type { Change } from '../preview/changes';
import { missingLocalFiles } from '../preview/hints/missing-local-files';
import { missingRemoteFiles } from '../preview/hints/missing-remote-files';
import { versionChanges } from '../preview/version-changes';

import { newProblems } from './new-problems';
import { ID_LENGTH, isDone, type Publication, publicSince } from './publication';
import type { Entry, Publications } from './publications';
import type { PublishRequest } from './request';
import { type Plan, planWith } from './schedule';

import { parseDocumentText } from '@/lib/content/document/document';
import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';
import { log } from '@/lib/platform/log';
import { countsOf } from '@/lib/versions/counts';
import { sharedOf, sharing } from '@/lib/versions/peers';
import type { ContentStore } from '@/lib/versions/store';
import type { Outcome, Result } from '@/lib/versions/updates';
import type { Version } from '@/lib/versions/version';

/** What a publish came to, or would. */
export type Published = {
  outcome: Outcome;
  deployment?: string;
  version?: string;
  /** Of the version that was found. */
  problems: Problem[];
  /** What it changes on the public page. */
  differences: Change[];
  /** In milliseconds; undefined where nothing was published. */
  publishedAt?: number;
};

/** A plan that another instance has carried out, or that was cancelled, since it became due. */
export class PlanIsOverError extends Error {}

/** Publishes, and keeps who put what in public and when. */
export class PublicationService {
  private readonly listeners = new Set<(kept: Publication) => void>();

  constructor(
    private readonly store: ContentStore,
    private readonly publications: Publications,
    private readonly media: MediaPolicy,
  ) {
    store.onSync(() => void publications.refresh());
  }

  /** Calls the listener with each publication and refusal that this instance records. */
  onPublication(listener: (kept: Publication) => void): void {
    this.listeners.add(listener);
  }

  /**
   * What is kept, the latest first.
   * @throws OutOfReachError
   */
  list(): Promise<Publication[]> {
    return this.publications.read();
  }

  /** The same, as it was last while Redis does not answer. */
  async lastList(): Promise<Publication[]> {
    await this.publications.refresh();
    return this.publications.list;
  }

  /** Since when what is public has been so, and by whom; undefined while nothing is. */
  publicSince(): { at: Date; by?: string } | undefined {
    const { current } = this.store;
    return current && publicSince(this.publications.list, current);
  }

  /**
   * @param by whose secret it was asked with, if that has a name: it counts for more than what the request says
   * @param plan what this carries out
   * @throws OutOfReachError, with nothing changed, if it cannot be recorded; PlanIsOverError
   */
  async publish(request: PublishRequest, by = request.by, plan?: Plan): Promise<Published> {
    const { deployment: named, version, anyway, careful, dryRun } = request;
    // What cannot be recorded is refused before the source is asked.
    if (!dryRun) await this.publications.read();
    const kept = version === undefined ? undefined : await this.keptVersion(version);
    if (version !== undefined && !kept) {
      const outcome: Outcome = { kind: 'missing', reason: `no version ${version} is kept` };
      return { outcome, problems: [], differences: [] };
    }
    const seen: { shown?: Version; found?: Version; publishedAt?: number } = {};
    const outcome = await this.store.publish(named, {
      anyway,
      kept,
      due: plan?.due,
      judge: (found) => {
        Object.assign(seen, { found, shown: this.store.current });
        // What was public once needs nobody's word that its problems are known.
        return careful && !anyway && !kept ? unknownProblems(seen.shown, found) : undefined;
      },
      record: dryRun
        ? undefined
        : async (result) => {
            seen.publishedAt = await this.recordResult(result, { ...seen, note: request.note, by, plan });
          },
    });
    const { current } = this.store;
    const { shown, found = outcome.kind === 'unchanged' ? current : undefined } = seen;
    const gone = kept && found ? await this.goneMediaOf(found) : [];
    return {
      outcome,
      deployment: kept?.deployment ?? named ?? current?.deployment,
      version: found?.id,
      problems: [...(found?.problems ?? []), ...gone],
      differences: shown && found ? await versionChanges(shown, found, this.media) : [],
      publishedAt: 'reason' in outcome ? undefined : seen.publishedAt,
    };
  }

  /** @returns the moment of the publication */
  private async recordResult(
    { outcome, deployment, version: shownNow, state }: Result,
    { shown, found = shownNow, note, by, plan }: Asked,
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
        plan && !planWith(plan.id, kept)
          ? []
          : [{ publication, text: shownNow?.text }, ...(shown && isUpdated ? replacedBy(shown, kept) : [])],
      shownNow && sharing(sharedOf(shownNow, state)),
    );
    if (recorded.length === 0) throw new PlanIsOverError();
    return at;
  }

  /** Pictures and films that a kept version shows and that are not there any more. */
  private async goneMediaOf({ editions }: Version): Promise<Problem[]> {
    const gone = editions.map(async ({ locale, text }) => {
      const document = parseDocumentText(text);
      const found = [
        await missingLocalFiles(document, this.media),
        await missingRemoteFiles(document, this.media),
      ].flat();
      return locale === undefined ? found : found.map((problem) => ({ ...problem, locale }));
    });
    return (await Promise.all(gone)).flat();
  }

  private async keptVersion(version: string): Promise<{ deployment: string; text: string } | undefined> {
    const publication = (await this.list()).find((each) => isDone(each) && each.version === version);
    const text = publication && (await this.publications.document(version));
    return publication && text !== undefined ? { deployment: publication.deployment, text } : undefined;
  }

  /** Records entries (lib/editing/publish/publications.ts), and logs them. */
  async record(...what: Parameters<Publications['record']>): Promise<Publication[]> {
    const recorded = await this.publications.record(...what);
    for (const publication of recorded) {
      const isFailedPlan = publication.due !== undefined && publication.reason !== undefined;
      log(isFailedPlan ? 'error' : 'info', 'publication.recorded', { ...publication, counts: undefined });
      for (const listener of this.listeners) listener(publication);
    }
    return recorded;
  }
}

/** What a publish was asked for with, and what it has seen. */
type Asked = { shown?: Version; found?: Version; note?: string; by?: string; plan?: Plan };

export const newId = () => randomUUID().slice(0, ID_LENGTH);

/** What the source itself had put in public can be brought back too, as soon as a publish takes its place. */
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

function unknownProblems(shown: Version | undefined, found: Version): string | undefined {
  const problems = newProblems(shown?.problems ?? [], found.problems);
  const [first] = problems;
  if (!first) return undefined;
  const what = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${what} that the public page does not have, the first at ${placeOf(first)}; if that is known, publish with "anyway": true`;
}

const placeOf = ({ locale, path }: Problem) => (locale === undefined ? path : `${locale}: ${path}`);
