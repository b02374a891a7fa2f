/**
 * Replaces the address without a history entry. Bypasses the framework's `replaceState`, which writes again later and
 * could overwrite the hash of a link clicked in between.
 * @param address path, query and hash
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
