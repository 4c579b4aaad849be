/**
 * The file robots.txt: everybody may read everything. The sitemap is named by its whole address, so
 * only where that is known.
 * @param address where the site is served; empty if it is not known
 */
export function robotsTxt(address: string): string {
  const sitemap = address ? `\nSitemap: ${address}/sitemap.xml\n` : "";
  return `User-agent: *\nDisallow:\n${sitemap}`;
}
