import { belowBase } from "#src/data/browser/base-path";
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { RouteBoundary } from "../errors/route-boundary";
import { RunMiddleware } from "../session/run-middleware";
import { NOT_FOUND_PAGE } from "../routing/route-error";
import { Layout } from "./layout";
import type { PageFrame } from "#lib/content/model/pages/page-kinds";

/** Page context for the frame, from the page's definition (lib/content/model/pages). */
interface Context extends PageFrame {
  middleware?: readonly string[];
}

export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const path = pathOf(props);
  const { layout = "default", middleware } = props.pageContext as Context;
  return (
    <Layout name={layout} path={path}>
      <RouteBoundary key={path}>
        <RunMiddleware names={middleware}>{element}</RunMiddleware>
      </RouteBoundary>
    </Layout>
  );
}

/** Path that a page was built for: the not-found page must keep the frame it was built with. */
function pathOf({ location, ...props }: WrapPageElementBrowserArgs["props"]): string {
  const { pageResources } = props as { pageResources?: { page?: { path?: string } } };
  return pageResources?.page?.path === NOT_FOUND_PAGE
    ? NOT_FOUND_PAGE
    : belowBase(location.pathname);
}
