import { pathOfFile } from "../../../lib/site/ledger/site-paths";

/** In place of addresses: all of them, since the headers of every answer are others. */
export const EVERYTHING = "*";

/** Addresses in one call: what Cloudflare takes at most. */
export const BATCH = 30;

/** Files that hosts read and do not serve. */
const NOT_SERVED = new Set(["_headers", "_redirects"]);

/**
 * The addresses at which the files of `public` are served: a page without and with a slash at its end,
 * since hosts differ in which of them answers and which leads to the other.
 */
export function addressesOf(paths: readonly string[]): string[] {
  const addresses = paths
    .filter((path) => !NOT_SERVED.has(path))
    .flatMap((path) => {
      const address = encodeURI(pathOfFile(path));
      if (path.endsWith("/index.html")) return [address, `${address}/`];
      return path === "404.html" ? [address, "/404"] : [address];
    });
  return [...new Set(addresses)];
}

/** Addresses in as many lists as calls are needed. */
export function batchesOf(addresses: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(addresses.length / BATCH) }, (_, at) =>
    addresses.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/** The old addresses that a text of the form of `_redirects` sends elsewhere. */
export function redirectedIn(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const [address = ""] = line.trim().split(/\s+/);
    return address.startsWith("/") && !address.includes("*") ? [address] : [];
  });
}
