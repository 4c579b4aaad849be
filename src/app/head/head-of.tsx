import { belowBase } from "#src/data/browser/base-path";
import type { HeadProps } from "gatsby";
import { PageHead, type PageHeadProps } from "./page-head";

type Said = Omit<PageHeadProps, "path">;

/** Creates the `Head` of a page from constant properties, or from its data. */
export function headOf<Data = object, Context = object>(
  said: Said | ((data: Data, context: Context) => Said),
) {
  return function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
    const own = typeof said === "function" ? said(data, pageContext) : said;
    return <PageHead {...own} path={belowBase(location.pathname)} />;
  };
}
