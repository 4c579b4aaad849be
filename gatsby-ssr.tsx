import type { GatsbySSR } from "gatsby";
import { COLORS_ADDRESS } from "./lib/site/colors/address";
import { bootDocument, bootScript } from "./src/app/boot/boot-document";
import { scriptTime } from "./src/app/boot/reading-pages";
import { LastResort } from "./src/app/errors/last-resort";
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

type PageDataLoader = (path: string) => { componentChunkName?: string };

/** The fonts are asked for before the style sheet names them. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setBodyAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes(hostAttributes());
  const { componentChunkName } = (loadPageDataSync as PageDataLoader)(pathname);
  const time = scriptTime(componentChunkName);
  const attributes: Record<string, string> = { "data-page-path": pathname, "data-scripts": time };
  setBodyAttributes(attributes);
  if (process.env.NODE_ENV !== "development") setPostBodyComponents([bootScript(time)]);
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

/**
 * The colours come from a file of their own, so that no page's styles change with them. It comes first: every
 * page waits for it, and components that set a colour themselves mean to overrule it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  bootDocument(args);
  args.replaceHeadComponents([
    <link key={COLORS_ADDRESS} rel="stylesheet" href={COLORS_ADDRESS} />,
    ...args.getHeadComponents(),
  ]);
};
