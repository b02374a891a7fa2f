/** The public deployment, and the time of its publish in milliseconds: 0 if it was never published. */
export type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };

/** A publish: whether it restores a stored version, and its planned time in milliseconds. */
type Published = { isPinned: boolean; due?: number };

/**
 * Returns the state after a publish. A planned publish gets its planned time. Any other publish that changes the
 * deployment, or that restores or replaces a restored version, gets a later time than all earlier publishes, even if the
 * clock was set back.
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
