import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { RouteBoundary } from "../errors/route-boundary";
import { RunMiddleware } from "../session/run-middleware";
import { NOT_FOUND_PAGE } from "../routing/route-error";
import { Layout } from "./layout";
import { layoutOf } from "./layout-of";

/** Puts every page into its layout, behind its middleware and an error page of its own. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const path = pathOf(props);
  return (
    <Layout name={layoutOf(path)} path={path}>
      <RouteBoundary key={path}>
        <RunMiddleware names={middlewareOf(props.pageContext)}>{element}</RunMiddleware>
      </RouteBoundary>
    </Layout>
  );
}

/** The path that a page was built for: the not-found page has to have the frame there that it was built with. */
function pathOf({ location, ...props }: WrapPageElementBrowserArgs["props"]): string {
  const { pageResources } = props as { pageResources?: { page?: { path?: string } } };
  return pageResources?.page?.path === NOT_FOUND_PAGE ? NOT_FOUND_PAGE : location.pathname;
}

/** The names that a page's definition gives as `middleware`; anything else there counts as none. */
function middlewareOf(context: unknown): string[] {
  const names = (context as { middleware?: unknown } | undefined)?.middleware;
  return Array.isArray(names) ? names.map(String) : [];
}
