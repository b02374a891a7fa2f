import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';

/** What became of the visits of a crowd. */
export type Visits = { done: number; failed: string[] };

export const CROWD = 8;
const TIMEOUT_MS = 10_000;

/**
 * Visitors who come one after the other through `CROWD` doors until they are sent home.
 * @param isFresh whether each has an address of its own, which no cache has
 */
export function letVisitorsIn(
  url: string,
  isFresh = false,
): { leave: () => Promise<Visits>; visits: Visits } {
  const visits: Visits = { done: 0, failed: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD });
  let isOpen = true;
  const door = async () => {
    while (isOpen) {
      const failure = await visit(isFresh ? `${url}/?visit=${randomUUID()}` : url, agent);
      if (failure === undefined) visits.done += 1;
      else visits.failed.push(failure);
    }
  };
  const doors = Promise.all(Array.from({ length: CROWD }, door));
  return {
    visits,
    leave: async () => {
      isOpen = false;
      await doors;
      agent.destroy();
      return visits;
    },
  };
}

/** A page in full, or what was wrong with it. */
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
