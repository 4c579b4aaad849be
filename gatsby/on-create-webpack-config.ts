import type { GatsbyNode } from "gatsby";

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/**
 * Style sheets are CSS Modules, each for elements of its own, so the order in which they are put
 * together means nothing: the warnings on it are switched off.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
}) => {
  const config = getConfig() as { plugins: Plugin[] };
  const css = config.plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin");
  if (!css?.options) return;
  css.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
