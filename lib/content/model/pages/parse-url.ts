/**
 * Parses an address as browsers do; undefined if it is invalid. `URL.canParse` becomes wrong for hosts such as
 * `münchen.de` in Node 20 after some thousand calls.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
