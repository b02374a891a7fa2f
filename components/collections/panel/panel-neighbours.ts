import styles from './panel-controls.module.css';

type Side = 'previous' | 'next';

/** Runs in the browser, because the rows depend on the window's width. */
export function showNeighbours(panel: HTMLElement, tile: HTMLElement, row: HTMLElement[]): void {
  const container = panel.querySelector<HTMLElement>('[data-neighbours]');
  if (!container) return;
  const index = row.indexOf(tile);
  const buttons = [
    neighbourButton('previous', row[index - 1], container),
    neighbourButton('next', row[index + 1], container),
  ].filter((button) => button !== undefined);
  const shown = [...container.children];
  const isSame =
    shown.length === buttons.length && buttons.every((button, at) => button.isEqualNode(shown[at] ?? null));
  // A replaced button would lose the focus.
  if (!isSame) container.replaceChildren(...buttons);
}

function neighbourButton(
  side: Side,
  tile: HTMLElement | undefined,
  { dataset: words }: HTMLElement,
): HTMLElement | undefined {
  if (!tile?.dataset.tile) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.side = side;
  button.dataset.neighbour = tile.dataset.tile;
  button.className = styles.neighbour ?? '';
  const name = tile.querySelector('[data-name]')?.textContent ?? tile.dataset.flavour ?? '';
  button.textContent = name;
  button.setAttribute('aria-label', (words[side] ?? '') + name);
  return button;
}
