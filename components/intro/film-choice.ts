/**
 * Key in session storage for the visitor's choice to pause the film. If storage is blocked, `isPaused` keeps the choice
 * until the page is closed.
 */
const KEY = 'film-paused';
const listeners = new Set<() => void>();
let isPaused: boolean | undefined;

function readStored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false; // storage is blocked
  }
}

export function isFilmPaused(): boolean {
  isPaused ??= readStored();
  return isPaused;
}

export function rememberFilmPaused(paused: boolean): void {
  isPaused = paused;
  try {
    sessionStorage.setItem(KEY, paused ? '1' : '0');
  } catch {
    // storage is blocked: the choice is kept only while the page is open
  }
  for (const listener of listeners) listener();
}

export function subscribeToFilmChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
