/** What was published last, and when, in milliseconds; at 0 it is the configured deployment. */
export type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };

/** Of a publish: whether it brings back a kept version, and the moment that it was planned for. */
type Published = { isPinned: boolean; due?: number };

/** A publish that changes more than the document is later than all that was published before. */
export function publicStateAfter(
  before: PublicState,
  deployment: string,
  { isPinned, due }: Published,
): PublicState {
  const isNews = deployment !== before.deployment || isPinned || before.isPinned;
  const now = isNews ? Math.max(Date.now(), before.publishedAt + 1) : before.publishedAt;
  return { deployment, isPinned, publishedAt: due ?? now };
}
