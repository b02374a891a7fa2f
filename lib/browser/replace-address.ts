/**
 * Replaces the address without a history entry. Bypasses the framework's `replaceState`, which writes the address a
 * second time after a delay. If the visitor clicks a link during the delay, the second write could overwrite the
 * link's hash.
 * @param address path, query and hash
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
