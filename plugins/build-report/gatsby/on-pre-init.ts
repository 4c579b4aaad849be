import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { forgetPictures } from "../../../lib/site/report/picture-figures";
import { notePruned } from "../../../lib/site/report/pruned-files";
import { notePagesRendered } from "./rendered-pages";

/** Begins to note what the build does. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, emitter }: ParentSpanPluginArgs) => {
  const root = store.getState().program.directory as string;
  forgetPictures(root);
  notePruned(root, []);
  notePagesRendered(emitter);
};
