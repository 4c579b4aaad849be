/**
 * Applies the colours of the first view (page-colors.tsx) as a constructed sheet. The Content-Security-Policy allows
 * inline styles by hash only, and cannot list one for each page; constructed sheets are exempt.
 */
export function adoptColors(document: Document): void {
  const colors = document.getElementById("page-colors")?.textContent;
  if (!colors) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colors);
  document.adoptedStyleSheets = [sheet];
}
