import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/** A picture takes from 80 to 530 ms of a processor: so many keep one busy, and leave the other to pages. */
const PICTURES_A_SECOND = 6;

/** Browsers do not ask for a picture again: those of a new page wait for their turn, as long as a visitor might. */
const MOST_WAITING = 120;

/** When a picture that is refused now may be asked for again. */
export const PICTURE_RETRY_SECONDS = MOST_WAITING / PICTURES_A_SECOND;

/** The pace at which pictures are made, for all visitors together. */
export class PictureWork {
  private readonly queue = new RateLimiterQueue(
    new RateLimiterMemory({ points: PICTURES_A_SECOND, duration: 1 }),
    { maxQueueSize: MOST_WAITING },
  );

  /** Waits until one more picture may be made; false where too many wait already. */
  async turn(): Promise<boolean> {
    return this.queue.removeTokens(1).then(
      () => true,
      () => false,
    );
  }
}
