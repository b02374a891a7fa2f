/** In seconds. There is no `m`, because it could mean minutes or months. */
const UNITS: Record<string, number> = { min: 60, h: 3_600, d: 86_400, w: 604_800 };

export const LINK_TIME_FORMS = '30min, 12h, 7d or 2w';

/** Parses the lifetime of a link: `7d` -> 604800 seconds. Returns undefined for other forms or for zero. */
export function linkSeconds(given: string): number | undefined {
  const [, amount, unit = ''] = /^([1-9]\d{0,3})(min|h|d|w)$/.exec(given) ?? [];
  return amount === undefined ? undefined : Number(amount) * (UNITS[unit] ?? 0);
}
