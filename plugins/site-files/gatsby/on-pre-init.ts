import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { readSettings } from "../../../lib/site/host-settings/settings";
import { forgetPictures } from "../../../lib/site/report/picture-figures";
import { notePagesRendered } from "../steps/rendered-pages";

/** Stops a build whose settings are not valid, and begins to note what the build does. */
export const onPreInit: GatsbyNode["onPreInit"] = ({
  store,
  emitter,
  reporter,
}: ParentSpanPluginArgs) => {
  try {
    readSettings();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  forgetPictures(store.getState().program.directory as string);
  notePagesRendered(emitter);
};
