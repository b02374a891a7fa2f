import table from './breakpoints.json';

/** Smallest window widths in CSS pixels. stylelint.config.mjs also reads breakpoints.json. */
export const BREAKPOINT_FROM = table;

export type Breakpoint = 'xs' | keyof typeof table;

export function breakpointAt(windowWidth: number): Breakpoint {
  if (windowWidth >= BREAKPOINT_FROM.lg) return 'lg';
  if (windowWidth >= BREAKPOINT_FROM.md) return 'md';
  return windowWidth >= BREAKPOINT_FROM.sm ? 'sm' : 'xs';
}
