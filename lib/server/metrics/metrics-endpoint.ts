import type { IncomingMessage, ServerResponse } from 'node:http';

import { refuse } from '../refusals';

import type { Metrics } from './metrics';

import { bearerOf, isSecret } from '@/lib/platform/secret';

export const METRICS_PATH = '/api/metrics';

export function answerMetrics(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics | undefined,
  token: string | undefined,
): void {
  const given = bearerOf(new Headers({ authorization: headers.authorization ?? '' }));
  if (!metrics) refuse(response, { status: 404, error: 'not found' });
  else if (!isSecret(given, token))
    refuse(response, { status: 401, error: 'a valid bearer token is needed' });
  else if (method !== 'GET') refuse(response, { status: 405, error: 'use GET', headers: { allow: 'GET' } });
  else void metrics.answer(response);
}
