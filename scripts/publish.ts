// `npm run publish -- [NAME] [--by NAME] [--note TEXT] [--at TIME] [--version ID] [--dry-run] [--anyway]`, `--list` or
// `--cancel ID`: publishes on the site of SITE_URL, after it has printed the changes and problems. README.md explains the
// options. Exits with 0 if done, 1 if refused, 2 if the site or its content source cannot be reached.
import { parseArgs } from 'node:util';

import {
  findingLines,
  type Findings,
  publicationLine,
  type ToldPublication,
} from '@/lib/editing/publish/report';
import { environment } from '@/lib/platform/environment';
import { publishersOf } from '@/lib/platform/publishers';

const REFUSED = 1;
const NOT_REACHED = 2;
/** 502: the content source is down. 503, 504: a proxy finds no instance. */
const UNREACHED_STATUS = [502, 503, 504];

type Answer = Findings & {
  error?: string;
  status?: string;
  deployment?: string;
  version?: string;
  publishedAt?: string;
  /** Only of a planned publish. */
  id?: string;
  due?: string;
  refusedNow?: string;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    anyway: { type: 'boolean' },
    at: { type: 'string' },
    by: { type: 'string' },
    cancel: { type: 'string' },
    'dry-run': { type: 'boolean' },
    list: { type: 'boolean' },
    note: { type: 'string' },
    version: { type: 'string' },
  },
});
const [deployment] = positionals;
const { anyway, at, by, cancel, note, version } = values;
const { revalidateSecret, siteUrl, port } = environment();
const site = siteUrl ?? `http://localhost:${port}`;

type Reply<T> = { answer: T; status: number };

/** Sends a request to the site and returns its answer. Exits if the site cannot be reached. */
async function ask<T>(path: string, body?: object): Promise<Reply<T>> {
  const publishers = revalidateSecret === undefined ? [] : (publishersOf(revalidateSecret) ?? []);
  const publisher = publishers.find(({ name }) => name !== undefined && name === by) ?? publishers[0];
  if (!publisher) return leave(REFUSED, 'REVALIDATE_SECRET must be set, the same as the server has');
  const headers = { authorization: `Bearer ${publisher.secret}`, 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  try {
    const response = await fetch(new URL(path, site), {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    return { answer: (await response.json()) as T, status: response.status };
  } catch (error) {
    const { message, cause } = error as Error;
    return leave(
      NOT_REACHED,
      `${site} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
    );
  }
}

/** Returns the answer of a successful request. Exits if the request was refused. */
function accepted<T extends Findings & { error?: string }>({ answer, status }: Reply<T>): T {
  if (status < 400) return answer;
  for (const line of findingLines(answer)) console.log(line);
  return leave(UNREACHED_STATUS.includes(status) ? NOT_REACHED : REFUSED, `${status} ${answer.error}`);
}

function leave(code: number, reason: string): never {
  console.error(reason);
  process.exit(code);
}

async function publish(): Promise<void> {
  const wanted = { deployment, version, anyway, at, by, note, careful: true };
  const before = await ask<Answer>('/api/revalidate', { ...wanted, dryRun: true });
  // A publish that would be refused is sent all the same, so that the site records the refusal.
  if (values['dry-run'] || before.status < 400) {
    const expected = accepted(before);
    console.log(`${expected.deployment} ${expected.version}`);
    for (const line of findingLines(expected)) console.log(line);
  }
  if (values['dry-run']) return;
  const done = accepted(await ask<Answer>('/api/revalidate', wanted));
  if (done.refusedNow !== undefined) console.log(`it would be refused now: ${done.refusedNow}`);
  if (done.due !== undefined) return console.log(planLine(done));
  console.log(
    `${done.status}: ${done.deployment} ${done.version} is public, published at ${done.publishedAt}`,
  );
}

const planLine = ({ status, deployment, due, id }: Answer) => `${status}: ${deployment} for ${due}, ${id}`;

async function list(): Promise<void> {
  const { publications } = accepted(
    await ask<{ publications: ToldPublication[]; error?: string }>('/api/publications'),
  );
  for (const publication of publications) console.log(publicationLine(publication));
}

const takeBack = async () =>
  console.log(planLine(accepted(await ask<Answer>('/api/revalidate', { cancel, by }))));

void (values.list ? list() : cancel === undefined ? publish() : takeBack());
