/** A number of things as people write it: `12,345`. */
export function formatCount(count: number): string {
  // A formatter kept ready would be made on every page: on a phone that takes tens of milliseconds.
  return count.toLocaleString("en");
}
