import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/** Resizing a picture takes 80 to 530 ms of CPU time. Without a limit, resizing would delay the pages. */
const PICTURES_A_SECOND = 6;

/**
 * Maximum number of waiting requests. A request waits for at most 20 s. Requests are not refused at once, because
 * browsers do not retry a refused picture.
 */
const MAX_WAITING = 120;

/** The time in which a full queue is processed. */
export const PICTURE_RETRY_SECONDS = MAX_WAITING / PICTURES_A_SECOND;

/** Limits the rate at which pictures are resized, for all visitors together. */
export class PictureLimiter {
  private readonly queue = new RateLimiterQueue(
    new RateLimiterMemory({ points: PICTURES_A_SECOND, duration: 1 }),
    { maxQueueSize: MAX_WAITING },
  );

  /** Waits until the limit allows one more picture. Returns false at once if the queue is full. */
  async acquire(): Promise<boolean> {
    return this.queue.removeTokens(1).then(
      () => true,
      () => false,
    );
  }
}
