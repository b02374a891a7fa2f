/**
 * Replaces the address without a new history entry. Bypasses the framework's `replaceState`, which writes the same
 * address a second time a little later. If the visitor clicks a hash link in between, the second write could overwrite
 * the hash of that link.
 * @param address path, query and hash
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
