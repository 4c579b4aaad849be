/**
 * Adopts the colours of the first view from a data block. The style policy allows inline styles by hash only, which
 * could not list the sheets of all pages; constructed sheets are exempt.
 */
export function adoptColors(document: Document): void {
  const colors = document.getElementById("page-colors")?.textContent;
  if (!colors) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colors);
  document.adoptedStyleSheets = [sheet];
}
