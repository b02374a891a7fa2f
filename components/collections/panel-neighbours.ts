import styles from './panel-neighbours.module.css';
import { rowTiles } from './tile-rows';

type Side = 'previous' | 'next';

/** Adds buttons for the neighbours in the row to a panel. In the browser, because rows depend on the window's width. */
export function showNeighbours(panel: HTMLElement, tile: HTMLElement): void {
  const row = rowTiles(tile);
  const at = row.indexOf(tile);
  const buttons = [neighbour('previous', row[at - 1]), neighbour('next', row[at + 1])];
  const foot = panel.querySelector('[data-neighbours]') ?? newFoot(panel);
  foot.replaceChildren(...buttons.filter((button) => button !== undefined));
}

function newFoot(panel: HTMLElement): HTMLElement {
  const foot = document.createElement('div');
  foot.dataset.neighbours = '';
  foot.className = styles.neighbours ?? '';
  panel.querySelector('[data-contents]')?.append(foot);
  return foot;
}

function neighbour(side: Side, tile: HTMLElement | undefined): HTMLElement | undefined {
  if (!tile?.dataset.tile) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.side = side;
  button.dataset.neighbour = tile.dataset.tile;
  button.className = styles.neighbour ?? '';
  button.textContent = tile.querySelector('[data-name]')?.textContent ?? tile.dataset.flavour ?? '';
  return button;
}
