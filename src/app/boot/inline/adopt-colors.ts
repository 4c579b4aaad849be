/*
 * Runs in the head of a page that brings the colours of its first view itself: a policy that lets no style in but by
 * its hash could not name the sheets of all pages, and sheets that a script makes are its own affair.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(document.getElementById("page-colors")?.textContent ?? "");
document.adoptedStyleSheets = [sheet];
