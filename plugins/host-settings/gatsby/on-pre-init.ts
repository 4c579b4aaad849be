import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { readSettings } from "../../../lib/site/host-settings/settings";

/** Stops a build whose settings are not sound, before anything is built with them. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }: ParentSpanPluginArgs) => {
  try {
    readSettings();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};
