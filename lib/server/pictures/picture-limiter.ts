import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/** Resizing one picture takes 80 to 530 ms of CPU time. More pictures per second would delay pages. */
const PICTURES_A_SECOND = 6;

/**
 * Maximum number of waiting requests. Each request waits at most 20 s. Waiting is better than a refusal, because
 * browsers do not retry a refused picture.
 */
const MAX_WAITING = 120;

export const PICTURE_RETRY_SECONDS = MAX_WAITING / PICTURES_A_SECOND;

/** Limits the resizing for all visitors together. */
export class PictureLimiter {
  private readonly queue = new RateLimiterQueue(
    new RateLimiterMemory({ points: PICTURES_A_SECOND, duration: 1 }),
    { maxQueueSize: MAX_WAITING },
  );

  /** Waits until a picture can be resized. Returns false at once if the queue is full. */
  async acquire(): Promise<boolean> {
    return this.queue.removeTokens(1).then(
      () => true,
      () => false,
    );
  }
}
