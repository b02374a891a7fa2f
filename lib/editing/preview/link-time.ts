/** Seconds by the word after the number. `m` is not here: some mean minutes by it, others months. */
const UNITS: Record<string, number> = { min: 60, h: 3_600, d: 86_400, w: 604_800 };

export const LINK_TIME_FORMS = '30min, 12h, 7d or 2w';

/** How long a link is to hold, in seconds: `7d` -> 604800; undefined for what is none of the forms, or no time at all. */
export function linkSeconds(given: string): number | undefined {
  const [, amount, unit = ''] = /^([1-9]\d{0,3})(min|h|d|w)$/.exec(given) ?? [];
  return amount === undefined ? undefined : Number(amount) * (UNITS[unit] ?? 0);
}
