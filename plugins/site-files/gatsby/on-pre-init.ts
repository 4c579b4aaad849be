import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { readSettings } from "../../../lib/site/host-settings/settings";
import { recordRenderedPages } from "../steps/rendered-pages";

/** Stops a build with invalid settings, and begins to record the pages that it renders. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ emitter, reporter }: ParentSpanPluginArgs) => {
  try {
    readSettings();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  recordRenderedPages(emitter);
};
