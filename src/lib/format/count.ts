const FORMAT = new Intl.NumberFormat("en");

/** A number of things as people write it: `12,345`. */
export function formatCount(count: number): string {
  return FORMAT.format(count);
}
