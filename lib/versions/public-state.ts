/** The public deployment and its publish time in milliseconds; 0 if only CONTENT_DEPLOYMENT names it. */
export type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };

/** A publish: whether it restores a stored version, and its planned time in milliseconds. */
type Published = { isPinned: boolean; due?: number };

/**
 * Returns the state after a publish. If more than the document changes, its time is later than that of all earlier
 * publishes, even if the clock was set back.
 */
export function publicStateAfter(
  before: PublicState,
  deployment: string,
  { isPinned, due }: Published,
): PublicState {
  const isChanged = deployment !== before.deployment || isPinned || before.isPinned;
  const now = isChanged ? Math.max(Date.now(), before.publishedAt + 1) : before.publishedAt;
  return { deployment, isPinned, publishedAt: due ?? now };
}
