import type { GatsbyNode } from "gatsby";
import { OFFLINE_FLAG } from "../../../lib/site/offline/names";

/** Gives the pages' scripts the value that the flag had in the build. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
}) => {
  const value = JSON.stringify(process.env[OFFLINE_FLAG] ?? "");
  actions.setWebpackConfig({
    plugins: [plugins.define({ [`process.env.${OFFLINE_FLAG}`]: value })],
  });
};
