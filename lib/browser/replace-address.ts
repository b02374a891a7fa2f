/**
 * Changes the address without a history entry, past the framework's own `replaceState`: where a link of this page has left no
 * history state that one writes the address a second time, a moment later, over a section link that was followed meanwhile.
 * @param address from the path on
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
