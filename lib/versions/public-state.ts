/**
 * The public deployment, the time of its publish in milliseconds (0 if the deployment became public without a publish),
 * and whether a publish restored a stored version (`isPinned`).
 */
export type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };

/** A publish. `isPinned`: whether the publish restores a stored version. `due`: the planned time in milliseconds. */
type Published = { isPinned: boolean; due?: number };

/**
 * Returns the state after a publish. A planned publish sets `publishedAt` to the planned time. An immediate publish
 * sets `publishedAt` to a later time than before, even if the clock was set back. Exception: if the deployment is the
 * same and neither state is pinned, an immediate publish leaves `publishedAt` unchanged.
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
