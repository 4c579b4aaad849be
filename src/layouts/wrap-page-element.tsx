import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { DefaultLayout } from "./default-layout";

/** Puts the header and the footer around every page, and keeps them while pages change. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <DefaultLayout path={props.location.pathname}>{element}</DefaultLayout>;
}
