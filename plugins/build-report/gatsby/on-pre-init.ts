import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { forgetPictures } from "../report/picture-figures";
import { notePagesRendered } from "./rendered-pages";

/** Begins to note what the build does. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, emitter }: ParentSpanPluginArgs) => {
  forgetPictures(store.getState().program.directory as string);
  notePagesRendered(emitter);
};
