import { escapeMarkup } from "../text/escape-markup";
import type { PageHead } from "./ledger/page-head";

/**
 * The file robots.txt: everybody may read everything. The sitemap is named by its whole address, so
 * only where that is known.
 */
export function robotsTxt(address: string): string {
  const sitemap = address ? `\nSitemap: ${address}/sitemap.xml\n` : "";
  return `User-agent: *\nDisallow:\n${sitemap}`;
}

/**
 * The file sitemap.xml: every page that counts, which is one whose canonical address is its own and
 * that does not ask to be left out. Undefined without the site's address: a sitemap holds whole
 * addresses only.
 */
export function sitemapXml(heads: readonly PageHead[], address: string): string | undefined {
  if (!address) return undefined;
  const addresses = heads
    .filter(({ hidden, path, canonical }) => !hidden && canonical === `${address}${path}`)
    .map(({ path }) => `  <url><loc>${escapeMarkup(address + encodeURI(path))}</loc></url>`)
    .toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}
