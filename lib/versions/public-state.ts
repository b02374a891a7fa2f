/**
 * The public deployment, the time of its publish in milliseconds (0 if the deployment became public without a publish),
 * and whether a publish restored a stored version (`isPinned`).
 */
export type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };

/** A publish: whether it restores a stored version, and its planned time in milliseconds. */
type Published = { isPinned: boolean; due?: number };

/**
 * Returns the state after a publish. After a planned publish, `publishedAt` is the planned time. If an immediate publish
 * changes the deployment, restores a version or replaces a restored version, `publishedAt` is later than before, even if
 * the clock was set back. After any other publish, `publishedAt` is unchanged.
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
