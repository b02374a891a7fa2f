/**
 * Replaces the address without a history entry. Bypasses the framework's `replaceState`, which writes the address again
 * a little later and could overwrite the hash of a link that was clicked in between.
 * @param address path, query and hash
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
