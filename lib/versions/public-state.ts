/**
 * `publishedAt`: milliseconds; 0 until a publish sets a time. `isPinned`: whether the last publish restored a stored
 * version.
 */
export type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };

/** `due`: the planned time in milliseconds. */
type Published = { isPinned: boolean; due?: number };

export function publicStateAfter(
  before: PublicState,
  deployment: string,
  { isPinned, due }: Published,
): PublicState {
  const isChanged = deployment !== before.deployment || isPinned || before.isPinned;
  const now = isChanged ? Math.max(Date.now(), before.publishedAt + 1) : before.publishedAt;
  return { deployment, isPinned, publishedAt: due ?? now };
}
