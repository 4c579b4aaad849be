import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

// The two elements that Gatsby itself puts styles on.
const GATSBY_ELEMENTS = /<div[^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** Renders a page without Gatsby's own `style` attributes, which the policy refuses; global.css has the same looks. */
export function renderWithoutInlineStyles({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs) {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(
    html.replaceAll(GATSBY_ELEMENTS, (tag) => tag.replace(/ style="[^"]*"/, "")),
  );
}
