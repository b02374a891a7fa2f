/** Whether the visitor has paused the film on this visit; where storage is forbidden, on this page. */
const KEY = 'film-paused';
const listeners = new Set<() => void>();
let isPaused: boolean | undefined;

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false; // storage forbidden: nothing is remembered
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
    // storage forbidden: the choice holds until the page is left
  }
  for (const changed of listeners) changed();
}

export function onFilmChoice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
