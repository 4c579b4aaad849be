import type { GatsbyNode } from "gatsby";
import { contentOf, writeSheet } from "./write-sheet";

/** Writes the style sheet into the built site. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }, options) =>
  writeSheet(store, contentOf(store, options));
