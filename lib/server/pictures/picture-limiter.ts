import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/** Resizing takes 80 to 530 ms of processor time. This keeps one processor busy and leaves the other for pages. */
const PICTURES_A_SECOND = 6;

/** Browsers do not retry pictures, so requests wait, for as long as a visitor may wait. */
const MAX_WAITING = 120;

/** In seconds, after which a refused picture may be requested again. */
export const PICTURE_RETRY_SECONDS = MAX_WAITING / PICTURES_A_SECOND;

/** Limits the rate at which pictures are resized, for all visitors together. */
export class PictureLimiter {
  private readonly queue = new RateLimiterQueue(
    new RateLimiterMemory({ points: PICTURES_A_SECOND, duration: 1 }),
    { maxQueueSize: MAX_WAITING },
  );

  /** Waits until one more picture may be resized. Returns false if the queue is full. */
  async acquire(): Promise<boolean> {
    return this.queue.removeTokens(1).then(
      () => true,
      () => false,
    );
  }
}
