import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';

/** `done`: number of successful visits. `failed`: the errors of the others. */
export type Visits = { done: number; failed: string[] };

export const CONCURRENT_VISITORS = 8;
const TIMEOUT_MS = 10_000;

/**
 * Each visitor requests the page repeatedly until `stop` is called.
 * @param isFresh whether each visit uses a new address, so that no cache can answer
 */
export function startVisitors(url: string, isFresh = false): { stop: () => Promise<Visits>; visits: Visits } {
  const visits: Visits = { done: 0, failed: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_VISITORS });
  let isRunning = true;
  const visitRepeatedly = async () => {
    while (isRunning) {
      const failure = await visit(isFresh ? `${url}/?visit=${randomUUID()}` : url, agent);
      if (failure === undefined) visits.done += 1;
      else visits.failed.push(failure);
    }
  };
  const finished = Promise.all(Array.from({ length: CONCURRENT_VISITORS }, visitRepeatedly));
  return {
    visits,
    stop: async () => {
      isRunning = false;
      await finished;
      agent.destroy();
      return visits;
    },
  };
}

function visit(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: TIMEOUT_MS }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', (error) => resolve(error.message));
      response.on('end', () => {
        const isWhole = response.statusCode === 200 && body.endsWith('</html>');
        resolve(isWhole ? undefined : `${response.statusCode}, ${body.length} characters`);
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', (error) => resolve(error.message));
  });
}
