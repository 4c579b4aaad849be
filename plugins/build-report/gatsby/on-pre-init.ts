import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { forgetPictures } from "../report/picture-figures";
import { notePruned } from "../report/pruned-files";
import { notePagesRendered } from "./rendered-pages";

/** Begins to note what the build does. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, emitter }: ParentSpanPluginArgs) => {
  const root = store.getState().program.directory as string;
  forgetPictures(root);
  notePruned(root, []);
  notePagesRendered(emitter);
};
