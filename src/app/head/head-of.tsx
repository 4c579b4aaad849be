import { belowBase } from "#src/data/browser/base-path";
import type { HeadProps } from "gatsby";
import { PageHead, type PageHeadProps } from "./page-head";

type OwnProps = Omit<PageHeadProps, "path">;

/** Creates the `Head` of a page from constant properties, or from its data. */
export function headOf<Data = object, Context = object>(
  props: OwnProps | ((data: Data, context: Context) => OwnProps),
) {
  return function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
    const headProps = typeof props === "function" ? props(data, pageContext) : props;
    return <PageHead {...headProps} path={belowBase(location.pathname)} />;
  };
}
