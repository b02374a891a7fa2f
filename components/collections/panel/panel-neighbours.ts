import { rowTiles } from '../tile-rows';

import styles from './panel-controls.module.css';

type Side = 'previous' | 'next';

/** The word before the name in the label of each neighbour button, for screen readers. Example: `Next: Raspberry`. */
export type NeighbourWords = Record<Side, string>;

/**
 * Adds buttons to a panel: one button for each neighbouring tile. Runs in the browser, because the rows depend on the
 * window's width.
 */
export function showNeighbours(panel: HTMLElement, tile: HTMLElement, words: NeighbourWords): void {
  const row = rowTiles(tile);
  const index = row.indexOf(tile);
  const buttons = [
    neighbourButton('previous', row[index - 1], words),
    neighbourButton('next', row[index + 1], words),
  ].filter((button) => button !== undefined);
  const container = panel.querySelector('[data-neighbours]');
  const shown = [...(container?.children ?? [])];
  const isSame =
    shown.length === buttons.length && buttons.every((button, at) => button.isEqualNode(shown[at] ?? null));
  // Keeps equal buttons, because a replaced button would lose the focus.
  if (!isSame) container?.replaceChildren(...buttons);
}

function neighbourButton(
  side: Side,
  tile: HTMLElement | undefined,
  words: NeighbourWords,
): HTMLElement | undefined {
  if (!tile?.dataset.tile) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.side = side;
  button.dataset.neighbour = tile.dataset.tile;
  button.className = styles.neighbour ?? '';
  const name = tile.querySelector('[data-name]')?.textContent ?? tile.dataset.flavour ?? '';
  button.textContent = name;
  button.setAttribute('aria-label', `${words[side]}: ${name}`);
  return button;
}
