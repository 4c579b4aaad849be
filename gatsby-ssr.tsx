import type { GatsbySSR } from "gatsby";

export { renderWithoutInlineStyles as replaceRenderer } from "./src/layouts/render-without-inline-styles";
export { wrapPageElement } from "./src/layouts/wrap-page-element";

/** The site is the English edition. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en" });
};
