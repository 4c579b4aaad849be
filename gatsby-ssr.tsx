import type { GatsbySSR } from "gatsby";
import type { PageFrame } from "./lib/content/model/pages/page-kinds";
import { bootDocument, bootScript } from "./src/app/boot/boot-document";
import { headScript } from "./src/app/boot/head-script";
import { colorComponents } from "./src/app/boot/page-colors";
import { LastResort } from "./src/app/errors/last-resort";
import { SITE_HEAD } from "./src/app/head/site-head";
import { hostAttributes } from "./src/data/browser/host";
import { StoreProvider } from "./src/data/stores/store-context";
import figtree from "./src/ui/tokens/generated/figtree.woff2";
import unbounded from "./src/ui/tokens/generated/unbounded.woff2";

export { renderWithoutInlineStyles as replaceRenderer } from "./src/app/boot/render-without-inline-styles";
export { wrapPageElement } from "./src/app/layout/wrap-page-element";

/** The same elements as in gatsby-browser.tsx, with stores of their own for each page. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <LastResort>
    <StoreProvider>{element}</StoreProvider>
  </LastResort>
);

interface PageData {
  result?: { pageContext?: PageFrame };
}
/** There is none while the site is developed. */
type PageDataLoader = ((path: string) => PageData) | undefined;

/** The fonts are asked for before the style sheet names them; the colours come before all that is painted. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setBodyAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes(hostAttributes());
  const data = (loadPageDataSync as PageDataLoader)?.(pathname);
  const { scripts: time = "at-idle", colors } = data?.result?.pageContext ?? {};
  const attributes: Record<string, string> = { "data-page-path": pathname, "data-scripts": time };
  setBodyAttributes(attributes);
  // `develop` compiles no inline scripts.
  const isBuild = process.env.NODE_ENV !== "development";
  if (isBuild) setPostBodyComponents([bootScript(time)]);
  setHeadComponents([
    ...[unbounded, figtree].map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    )),
    ...SITE_HEAD,
    ...colorComponents(colors),
    ...(isBuild ? [headScript()] : []),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = bootDocument;
