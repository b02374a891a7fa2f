import type { Breakpoint } from './breakpoints';

/** Number of tracks (columns) in a grid. Fields such as UF_XS_COLS give an item's width in tracks. */
export const TRACKS = 12;

export type Spans = Record<Breakpoint, number>;

export const DEFAULT_SPANS: Spans = { xs: 6, sm: 6, md: 4, lg: 3 };

/** A collection with UF_COLS_JSON starts a new row after this number of items, whatever their spans. */
export const GROUP_SIZE: Record<Breakpoint, number> = { xs: 1, sm: 4, md: 4, lg: 4 };

export type Layout = { kind: 'uniform'; spans: Spans } | { kind: 'grouped' };

export function clampSpan(tracks: number): number {
  return Math.min(TRACKS, Math.max(1, Math.round(tracks)));
}

export type RowSizes = Record<Breakpoint, number>;

export function rowSizes(layout: Layout): RowSizes {
  if (layout.kind === 'grouped') return GROUP_SIZE;
  const { xs, sm, md, lg } = layout.spans;
  const perRow = (span: number) => Math.floor(TRACKS / span);
  return { xs: perRow(xs), sm: perRow(sm), md: perRow(md), lg: perRow(lg) };
}

export function rowOf(index: number, sizes: RowSizes, breakpoint: Breakpoint): number {
  return Math.floor(index / sizes[breakpoint]);
}

/** Returns the free tracks in the last row, or 0 if the row has no space for one more item. */
export function freeTracks(spans: Spans, count: number): Spans {
  const sizes = rowSizes({ kind: 'uniform', spans });
  const rest = (breakpoint: Breakpoint) => {
    const last = count % sizes[breakpoint];
    return last === 0 ? 0 : TRACKS - last * spans[breakpoint];
  };
  return { xs: rest('xs'), sm: rest('sm'), md: rest('md'), lg: rest('lg') };
}
