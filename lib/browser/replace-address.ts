/**
 * Replaces the address without a new history entry. Bypasses the framework's `replaceState`. After a hash link, that
 * function writes the address again later, and can so overwrite the hash of a link clicked in between.
 * @param address path, query and hash
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
