import { join } from "node:path";
import { KeyedCache } from "../../files/keyed-cache";

/** The stages of builds of the project at `root`; in Gatsby's cache, so that they are cleared with it. */
export const stagesOf = (root: string): KeyedCache =>
  new KeyedCache(root, join(root, ".cache/stages.json"));
