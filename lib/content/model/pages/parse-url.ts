/**
 * An address as browsers read it; undefined if it is none.
 *
 * `URL.canParse` is not used: in Node 20 it becomes wrong for hosts such as `münchen.de` once it has been called
 * some thousand times.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
