import type { GatsbySSR } from "gatsby";
import figtree from "./src/styles/generated/figtree.woff2";
import unbounded from "./src/styles/generated/unbounded.woff2";

export { renderWithoutInlineStyles as replaceRenderer } from "./src/layouts/render-without-inline-styles";
export { wrapPageElement } from "./src/layouts/wrap-page-element";

/** The site is the English edition; its fonts are asked for before the style sheet names them. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents(
    [unbounded, figtree].map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    )),
  );
};
