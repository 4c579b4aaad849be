import type { GatsbyNode } from "gatsby";
import { followSources } from "./follow-sources";
import type { PicturesOptions } from "./source-nodes";

/** In develop, makes the pictures of the option `follow` anew whenever its folder changes. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args, options) => {
  const { follow } = options as unknown as PicturesOptions;
  if (!follow || process.env.gatsby_executing_command !== "develop") return;
  await followSources(args, follow);
};
