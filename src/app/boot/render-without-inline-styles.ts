import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

// The two elements that Gatsby itself puts styles on.
const GATSBY_ELEMENTS = /<div[^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * Renders a page and takes Gatsby's own `style` attributes (on its focus wrapper and its route
 * announcer) out of the HTML: a strict content security policy refuses them. The same looks are in
 * ui/tokens/global.css.
 */
export function renderWithoutInlineStyles({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs) {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(
    html.replaceAll(GATSBY_ELEMENTS, (tag) => tag.replace(/ style="[^"]*"/, "")),
  );
}
