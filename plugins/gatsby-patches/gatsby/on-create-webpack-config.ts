import type { GatsbyNode } from "gatsby";
import { switchOf } from "../switch-of";
import { CompileBySwcPlugin } from "../webpack/compile-by-swc";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  store,
  actions,
}) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const root = store.getState().program.directory as string;
  if (!switchOf(root).patchesOn().includes("swc")) return;
  actions.setWebpackConfig({ plugins: [new CompileBySwcPlugin(root, stage)] });
};
