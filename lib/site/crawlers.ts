import { escapeMarkup } from "../text/escape-markup";
import type { PageHead } from "./site-files/page-head";

/**
 * robots.txt: all may read everything. Names the sitemap only if the site's address is known, since it must be
 * absolute.
 */
export function robotsTxt(address: string): string {
  const sitemap = address ? `\nSitemap: ${address}/sitemap.xml\n` : "";
  return `User-agent: *\nDisallow:\n${sitemap}`;
}

/**
 * sitemap.xml: all pages that are their own canonical address and not hidden. Undefined without the site's address,
 * since a sitemap holds absolute addresses only.
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
