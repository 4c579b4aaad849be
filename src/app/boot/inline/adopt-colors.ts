/**
 * Adopts the colours of the first view that a page brings as data: a policy that lets no style in but by
 * its hash could not name the sheets of all pages, and sheets that a script makes are its own affair.
 */
export function adoptColors(document: Document): void {
  const colors = document.getElementById("page-colors")?.textContent;
  if (!colors) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colors);
  document.adoptedStyleSheets = [sheet];
}
