import type { HeadProps } from "gatsby";
import { PageHead, type PageHeadProps } from "./page-head";

/** The `Head` of a page of which always the same is said. */
export const headOf = (said: Omit<PageHeadProps, "path">) =>
  function Head({ location }: HeadProps) {
    return <PageHead {...said} path={location.pathname} />;
  };
