import type { GatsbyNode } from "gatsby";
import { OFFLINE_FLAG } from "../../../lib/site/offline/names";

/** Inlines the flag's value into the pages' scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
}) => {
  const value = JSON.stringify(process.env[OFFLINE_FLAG] ?? "");
  actions.setWebpackConfig({
    plugins: [plugins.define({ [`process.env.${OFFLINE_FLAG}`]: value })],
  });
};
