import type { GatsbyNode } from "gatsby";
import { BundledFilesPlugin, type BUNDLES } from "../../../lib/site/build-cache/bundled-files";
import { OFFLINE_FLAG } from "../../../lib/site/offline/names";

/** Inlines the flag's value into the pages' scripts, and keeps the lists of bundled files. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  stage,
  store,
}) => {
  const value = JSON.stringify(process.env[OFFLINE_FLAG] ?? "");
  const root = store.getState().program.directory as string;
  const run = RUNS[stage];
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ [`process.env.${OFFLINE_FLAG}`]: value }),
      ...(run ? [new BundledFilesPlugin(root, run)] : []),
    ],
  });
};

/** The runs of a build, by the names of their stages. */
const RUNS: Readonly<Partial<Record<string, keyof typeof BUNDLES>>> = {
  "build-javascript": "scripts",
  "build-html": "renderer",
};
