import { belowBase } from "#src/data/browser/base-path";
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { RouteBoundary } from "../errors/route-boundary";
import { RunMiddleware } from "../session/run-middleware";
import { NOT_FOUND_PAGE } from "../routing/route-error";
import { Layout } from "./layout";
import type { PageFrame } from "#lib/content/model/pages/page-kinds";

/** Facts of a page for the frame, from its definition (lib/content/model/pages). */
interface Context extends PageFrame {
  middleware?: readonly string[];
}

/** Puts every page into its layout, behind its middleware and an error page of its own. */
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

/** The path that a page was built for: the not-found page has to have the frame there that it was built with. */
function pathOf({ location, ...props }: WrapPageElementBrowserArgs["props"]): string {
  const { pageResources } = props as { pageResources?: { page?: { path?: string } } };
  return pageResources?.page?.path === NOT_FOUND_PAGE
    ? NOT_FOUND_PAGE
    : belowBase(location.pathname);
}
