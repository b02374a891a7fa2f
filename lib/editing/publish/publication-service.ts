import { createHash, randomUUID } from 'node:crypto';

import type { Change } from '../preview/changes';
import { goneMedia } from '../preview/hints/missing-files';
import { missingMedia } from '../preview/hints/missing-media';
import { versionChanges } from '../preview/version-changes';

import { newProblems } from './new-problems';
import { ID_LENGTH, isDone, type Publication, publicSince } from './publication';
import type { Publications } from './publications';
import type { PublishRequest } from './request';
import type { Plan } from './schedule';

import { documentOf } from '@/lib/content/document/document';
import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';
import { log } from '@/lib/platform/log';
import { countsOf } from '@/lib/versions/counts';
import type { ContentStore } from '@/lib/versions/store';
import type { Outcome } from '@/lib/versions/updates';
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

/** Publishes, and keeps who put what in public and when. */
export class PublicationService {
  private readonly listeners = new Set<(kept: Publication) => void>();

  constructor(
    private readonly store: ContentStore,
    private readonly publications: Publications,
    private readonly media: MediaPolicy,
  ) {
    store.onSync(() => void publications.sync());
  }

  /** Hears of each publication and refusal that this instance keeps. */
  onPublication(listener: (kept: Publication) => void): void {
    this.listeners.add(listener);
  }

  /** What is kept, the latest first. */
  async list(): Promise<Publication[]> {
    await this.publications.sync();
    return this.publications.list;
  }

  /** Since when what is public has been so, and by whom; undefined while nothing is. */
  async publicSince(): Promise<{ at: Date; by?: string } | undefined> {
    const { current } = this.store;
    return current && publicSince(await this.list(), current);
  }

  /**
   * @param by whose secret it was asked with, if that has a name: it counts for more than what the request says
   * @param plan what this carries out
   */
  async publish(request: PublishRequest, by = request.by, plan?: Plan): Promise<Published> {
    const { shown, found, published } = await this.attempt(request, plan?.due);
    if (request.dryRun) return published;
    const { outcome, deployment } = published;
    const at = Date.now();
    if (shown && outcome.kind === 'updated') await this.keepReplaced(shown);
    if (deployment !== undefined)
      await this.keep(
        {
          id: plan?.id ?? randomUUID().slice(0, ID_LENGTH),
          at,
          due: plan?.due,
          outcome: outcome.kind,
          deployment,
          version: published.version,
          by,
          note: request.note,
          counts: found && countsOf(found.content),
          reason: 'reason' in outcome ? outcome.reason : undefined,
        },
        'reason' in outcome ? undefined : found?.text,
      );
    return 'reason' in outcome ? published : { ...published, publishedAt: at };
  }

  private async attempt(
    { deployment: named, version, anyway, careful, dryRun }: PublishRequest,
    due?: number,
  ): Promise<{
    published: Published;
    shown?: Version;
    found?: Version;
  }> {
    const kept = version === undefined ? undefined : await this.keptVersion(version);
    if (version !== undefined && !kept) {
      const outcome: Outcome = { kind: 'missing', reason: `no version ${version} is kept` };
      return { published: { outcome, problems: [], differences: [] } };
    }
    const seen: { shown?: Version; found?: Version } = {};
    const outcome = await this.store.publish(named, {
      anyway,
      kept,
      isDryRun: dryRun,
      due,
      judge: (found) => {
        Object.assign(seen, { found, shown: this.store.current });
        // What was public once needs nobody's word that its problems are known.
        return careful && !anyway && !kept ? unknownProblems(seen.shown, found) : undefined;
      },
    });
    const { current } = this.store;
    const { shown, found = outcome.kind === 'unchanged' ? current : undefined } = seen;
    const gone = kept && found ? await this.goneMediaOf(found) : [];
    const published: Published = {
      outcome,
      deployment: kept?.deployment ?? named ?? current?.deployment,
      version: found?.id,
      problems: [...(found?.problems ?? []), ...gone],
      differences: shown && found ? await versionChanges(shown, found, this.media) : [],
    };
    return { shown, found, published };
  }

  /** Pictures and films that a kept version shows and that are not there any more. */
  private async goneMediaOf({ editions }: Version): Promise<Problem[]> {
    const gone = editions.map(async ({ locale, text }) => {
      const document = documentOf(text);
      const found = [await missingMedia(document, this.media), await goneMedia(document, this.media)].flat();
      return locale === undefined ? found : found.map((problem) => ({ ...problem, locale }));
    });
    return (await Promise.all(gone)).flat();
  }

  private async keptVersion(version: string): Promise<{ deployment: string; text: string } | undefined> {
    const publication = (await this.list()).find((each) => isDone(each) && each.version === version);
    const text = publication && (await this.publications.document(version));
    return publication && text !== undefined ? { deployment: publication.deployment, text } : undefined;
  }

  /** What the source itself had put in public can be brought back too, as soon as a publish takes its place. */
  private async keepReplaced({ deployment, id: version, loadedAt, content, text }: Version): Promise<void> {
    const isKnown = (each: Publication) =>
      isDone(each) && each.version === version && each.deployment === deployment;
    if (this.publications.list.some(isKnown)) return;
    const at = loadedAt.getTime();
    // The same on every instance.
    const id = createHash('sha256')
      .update(`${deployment}\n${version}\n${at}`)
      .digest('hex')
      .slice(0, ID_LENGTH);
    await this.keep({ id, at, outcome: 'replaced', deployment, version, counts: countsOf(content) }, text);
  }

  /** Writes down, in the log too, what became of a publication. */
  async keep(publication: Publication, text?: string): Promise<void> {
    const isFailedPlan = publication.due !== undefined && publication.reason !== undefined;
    log(isFailedPlan ? 'error' : 'info', 'publication', { ...publication, counts: undefined });
    await this.publications.add(publication, text);
    for (const listener of this.listeners) listener(publication);
  }
}

function unknownProblems(shown: Version | undefined, found: Version): string | undefined {
  const problems = newProblems(shown?.problems ?? [], found.problems);
  const [first] = problems;
  if (!first) return undefined;
  const what = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${what} that the public page does not have, the first at ${placeOf(first)}; if that is known, publish with "anyway": true`;
}

const placeOf = ({ locale, path }: Problem) => (locale === undefined ? path : `${locale}: ${path}`);
