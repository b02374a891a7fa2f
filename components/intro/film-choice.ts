/** Stores for this visit whether the visitor paused the film; without session storage, for this page only. */
const KEY = 'film-paused';
const listeners = new Set<() => void>();
let isPaused: boolean | undefined;

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false; // storage is blocked
  }
}

export function isFilmPaused(): boolean {
  isPaused ??= stored();
  return isPaused;
}

export function rememberFilmPaused(paused: boolean): void {
  isPaused = paused;
  try {
    sessionStorage.setItem(KEY, paused ? '1' : '0');
  } catch {
    // storage is blocked: the choice lasts until the page is left
  }
  for (const changed of listeners) changed();
}

export function onFilmChoice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
