/** With more squares, each square would be too small, so the page shows no chocolate tablet. */
export const MAX_SQUARES = 60;

/** With 10 columns, a square is at least 24 px wide in a window of 320 px. */
const MAX_COLUMNS = 10;

/** Preferred ratio of columns to rows. On a phone, a wide chocolate tablet needs little height. */
const SHAPE = 4.5;

export function tabletColumns(squares: number): number {
  const choices = Array.from({ length: squares }, (_, index) => {
    const rows = index + 1;
    const columns = Math.ceil(squares / rows);
    const missing = rows * columns - squares;
    return { columns, missing, rows, cost: missing + Math.abs(columns / rows - SHAPE) };
  }).filter(({ columns, missing, rows }) => columns <= MAX_COLUMNS && missing < columns && missing < rows);
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)).columns;
}
