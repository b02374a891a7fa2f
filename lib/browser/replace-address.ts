/**
 * Replaces the address and adds no history entry. Bypasses the framework's `replaceState`, which writes the same
 * address a second time a little later. If the visitor clicks a hash link between the two writes, the second write
 * could overwrite the link's hash.
 * @param address path, query and hash
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
