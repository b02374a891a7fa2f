// `npm run publish -- [NAME] [OPTIONS]` (docs/publishing.md)
import { parseArgs } from 'node:util';

import {
  findingLines,
  type PublishFindings,
  localTime,
  publicationLines,
  type ListedPublication,
} from '@/lib/editing/publish/terminal-lines';
import { environment } from '@/lib/platform/environment';
import { ignoreBrokenPipe } from '@/lib/platform/log';
import { publishersOf } from '@/lib/platform/publishers';

ignoreBrokenPipe(); // the publish must continue after `npm run publish | head -1` has closed the pipe

const REFUSED = 1;
const UNREACHABLE = 2;
/**
 * 502: the content source is down or lacks the public deployment. 503: Redis does not answer, or the instance stops.
 * A proxy answers 502 to 504 if no instance answers.
 */
const UNREACHABLE_STATUSES = [502, 503, 504];

type Answer = PublishFindings & {
  error?: string;
  status?: string;
  deployment?: string;
  version?: string;
  publishedAt?: string;
  /** Id of a planned publish. */
  id?: string;
  due?: string;
  /** The shop's time zone. Undefined after a dry run or a refusal. */
  timeZone?: string;
  refusedNow?: string;
};

const LIST_COMMAND = 'npm run publish -- --list';

const OPTIONS = {
  anyway: { type: 'boolean' },
  at: { type: 'string' },
  by: { type: 'string' },
  cancel: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  note: { type: 'string' },
  version: { type: 'string' },
} as const;

function readOptions() {
  // Without `--`, npm consumes the options, and a dry run would really publish.
  const taken = Object.keys(OPTIONS).find((name) => `npm_config_${name.replace('-', '_')}` in process.env);
  if (taken !== undefined) return exitWith(REFUSED, `-- is missing: npm run publish -- … --${taken}`);
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return exitWith(REFUSED, (error as Error).message);
  }
}

const { values, positionals } = readOptions();
const [deployment, extra] = positionals;
if (extra !== undefined)
  exitWith(
    REFUSED,
    `"${extra}" is one word too many: put a value with a space in quotes; name one deployment`,
  );
const { anyway, at, by, cancel, note, version } = values;
const { revalidateSecret, siteUrl, port } = environment();
const site = siteUrl ?? `http://localhost:${port}`;

type Reply<T> = { answer: T; status: number };

/** Exits if REVALIDATE_SECRET is not set or the site cannot be reached. */
async function ask<T>(path: string, body?: object): Promise<Reply<T>> {
  const publishers = revalidateSecret === undefined ? [] : (publishersOf(revalidateSecret) ?? []);
  const publisher = publishers.find(({ name }) => name !== undefined && name === by) ?? publishers[0];
  if (!publisher)
    return exitWith(REFUSED, 'REVALIDATE_SECRET must be set to the same value as on the server');
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
    return exitWith(
      UNREACHABLE,
      `${site} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
    );
  }
}

/** Exits if the request failed. */
function requireSuccess<T extends PublishFindings & { error?: string }>({ answer, status }: Reply<T>): T {
  if (values.json) console.log(JSON.stringify(answer, undefined, 2));
  if (status < 400) return answer;
  printLines(findingLines(answer));
  // The endpoint's message names the JSON field "anyway", not the option.
  if (answer.error?.includes('"anyway"')) printLines(['To publish all the same, add --anyway.']);
  if (/^(?:cancel|version): /.test(answer.error ?? ''))
    printLines([`${LIST_COMMAND} prints ids and versions.`]);
  return exitWith(UNREACHABLE_STATUSES.includes(status) ? UNREACHABLE : REFUSED, `${status} ${answer.error}`);
}

/** Prints nothing with `--json`, whose output is only JSON. */
function printLines(lines: string[]): void {
  if (values.json) return;
  for (const line of lines) console.log(line);
}

function exitWith(code: number, reason: string): never {
  console.error(reason);
  process.exit(code);
}

async function publish(): Promise<void> {
  const wanted = { deployment, version, anyway, at, by, note, careful: true };
  const request = (dryRun?: true) => ask<Answer>('/api/revalidate', { ...wanted, dryRun });
  if (values['dry-run']) return printExpected(requireSuccess(await request(true)));
  if (!values.json) {
    const { answer, status } = await request(true);
    // Publishes even if the dry run is refused, so that the site records the refusal.
    if (status < 400) printExpected(answer);
  }
  const done = requireSuccess(await request());
  const { refusedNow, due } = done;
  printLines([
    ...(refusedNow === undefined ? [] : [`a publish would be refused now: ${refusedNow}`]),
    ...(due === undefined
      ? [doneLine(done)]
      : [
          ...planLines(done),
          'It publishes the documents as they are at that time, with edits that are saved until then.',
          `To cancel it: npm run publish -- --cancel ${done.id}`,
        ]),
  ]);
}

const printExpected = (expected: Answer) =>
  printLines([`${expected.deployment} ${expected.version}`, ...findingLines(expected)]);

const doneLine = ({ status, deployment: name, version: id, publishedAt = '', timeZone = 'UTC' }: Answer) =>
  `${status}: ${name} ${id} is public, published at ${localTime(publishedAt, timeZone)} (${timeZone})`;

const planLines = ({ status, deployment, due = '', timeZone = 'UTC', id }: Answer) => [
  `${status}: ${deployment} for ${localTime(due, timeZone)} (${timeZone}), ID ${id}`,
];

async function list(): Promise<void> {
  const { publications } = requireSuccess(
    await ask<{ publications: ListedPublication[]; error?: string }>('/api/publications'),
  );
  printLines(publicationLines(publications));
}

const cancelPlan = async () =>
  printLines(planLines(requireSuccess(await ask<Answer>('/api/revalidate', { cancel, by, note }))));

void (values.list ? list() : cancel === undefined ? publish() : cancelPlan());
