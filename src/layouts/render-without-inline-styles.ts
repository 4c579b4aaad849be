import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

// Gatsby's own two elements, with the attribute before or after their id.
const GATSBY_STYLES =
  /(<div[^>]*?) style="[^"]*"([^>]*id="gatsby-(?:focus-wrapper|announcer)")|(?<=id="gatsby-(?:focus-wrapper|announcer)"[^>]*) style="[^"]*"/g;

/**
 * Renders a page and takes Gatsby's own `style` attributes (on its focus wrapper and its route
 * announcer) out of the HTML: a strict content security policy refuses them. The same looks are in
 * styles/global.css.
 */
export function renderWithoutInlineStyles({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs) {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(html.replaceAll(GATSBY_STYLES, "$1$2"));
}
