import { join } from "node:path";
import { REDIRECTS_FILE } from "../../../lib/content/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { readRedirects } from "../../../lib/site/redirects/redirects";

/** Where each old address of a site leads, by the address. */
export function redirectsOf(site: string): Map<string, string> {
  const redirects = readRedirects(join(site, CONTENT, REDIRECTS_FILE));
  return new Map(redirects.map(({ from, to }) => [from, to]));
}
