import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { RouteBoundary } from "../features/error-page/route-boundary";
import { RunMiddleware } from "../middleware/run-middleware";
import { Layout } from "./layout";
import { layoutOf } from "./layout-of";

/** Puts every page into its layout, behind its middleware and an error page of its own. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const path = props.location.pathname;
  return (
    <Layout name={layoutOf(path)} path={path}>
      <RouteBoundary routeKey={path}>
        <RunMiddleware key={path} names={middlewareOf(props.pageContext)}>
          {element}
        </RunMiddleware>
      </RouteBoundary>
    </Layout>
  );
}

/** The names that a page's definition gives as `middleware`; anything else there counts as none. */
function middlewareOf(context: unknown): string[] {
  const names = (context as { middleware?: unknown } | undefined)?.middleware;
  return Array.isArray(names) ? names.map(String) : [];
}
