import type { Breakpoint } from './breakpoints';

/** A collection's grid has twelve tracks; the owner's "columns" are the tracks that an item spans. */
export const TRACKS = 12;

export type Spans = Record<Breakpoint, number>;

/** Tracks of an item for which the content says nothing: 4, 3, 2 and 2 items a row. */
export const DEFAULT_SPANS: Spans = { xs: 6, sm: 6, md: 4, lg: 3 };

/** With columns of its own a collection breaks its rows every 4 items, every 1 at xs, wherever the tracks end. */
export const GROUP_SIZE: Record<Breakpoint, number> = { xs: 1, sm: 4, md: 4, lg: 4 };

export type Layout = { kind: 'uniform'; spans: Spans } | { kind: 'grouped' };

export function clampSpan(tracks: number): number {
  return Math.min(TRACKS, Math.max(1, Math.round(tracks)));
}

/** How many items make a row at each breakpoint. */
export type RowSizes = Record<Breakpoint, number>;

export function rowSizes(layout: Layout): RowSizes {
  if (layout.kind === 'grouped') return GROUP_SIZE;
  const { xs, sm, md, lg } = layout.spans;
  const perRow = (span: number) => Math.floor(TRACKS / span);
  return { xs: perRow(xs), sm: perRow(sm), md: perRow(md), lg: perRow(lg) };
}

/** The row, from 0, that the item at an index of its collection stands in. */
export function rowOf(index: number, sizes: RowSizes, breakpoint: Breakpoint): number {
  return Math.floor(index / sizes[breakpoint]);
}

/** How many tracks the last row of so many items leaves free at each breakpoint. */
export function rowRests(spans: Spans, count: number): Spans {
  const sizes = rowSizes({ kind: 'uniform', spans });
  const rest = (breakpoint: Breakpoint) => {
    const last = count % sizes[breakpoint];
    return last === 0 ? 0 : TRACKS - last * spans[breakpoint];
  };
  return { xs: rest('xs'), sm: rest('sm'), md: rest('md'), lg: rest('lg') };
}
