import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

// Elements that Gatsby itself styles inline.
const GATSBY_ELEMENTS = /<div[^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** Renders a page without Gatsby's own `style` attributes, which the CSP forbids; global.css replaces them. */
export function renderWithoutInlineStyles({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs) {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(
    html.replaceAll(GATSBY_ELEMENTS, (tag) => tag.replace(/ style="[^"]*"/, "")),
  );
}
