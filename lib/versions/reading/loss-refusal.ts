import { editionOf, type Version } from '../version';

import { largeLosses, type Loss } from '@/lib/content/inventory';
import { log } from '@/lib/platform/log';

/**
 * Returns the reason to refuse `next` if most entries of one kind would be lost (`largeLosses`). Always refuses losses
 * caused by broken entries. Refuses other losses only if `isUnconfirmed` is true and the deployment stays the same,
 * because two deployments can differ greatly.
 */
export function lossRefusal(shown: Version, next: Version, isUnconfirmed = true): string | undefined {
  const losses = lossesOf(shown, next);
  if (losses[0]?.isCausedByErrors)
    return `more than half of what the page shows would be gone by being broken: ${whatOf(losses)}`;
  if (losses.length === 0 || !isUnconfirmed || shown.deployment !== next.deployment) return undefined;
  return `more than half of what the page shows would be gone: ${whatOf(losses)}; if that is meant, publish with "anyway": true`;
}

/**
 * Lists the losses of each language separately, because a total would hide a loss in one language. Losses caused by
 * broken entries come first: `lossRefusal` checks only the first loss.
 */
function lossesOf(shown: Version, next: Version): Loss[] {
  return next.editions
    .flatMap(({ locale, inventory }) =>
      largeLosses(editionOf(shown, locale).inventory, inventory).map(({ what, isCausedByErrors }) => ({
        what: locale === undefined ? what : `${what} (${locale})`,
        isCausedByErrors,
      })),
    )
    .sort((a, b) => Number(b.isCausedByErrors) - Number(a.isCausedByErrors));
}

const whatOf = (losses: Loss[]) => losses.map(({ what }) => what).join(', ');

export function logLosses(shown: Version, next: Version): void {
  const losses = lossesOf(shown, next);
  if (losses.length > 0) log('warn', 'content.shrunk', { deployment: next.deployment, what: whatOf(losses) });
}
