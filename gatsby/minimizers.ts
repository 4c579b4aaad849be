import TerserPlugin from "terser-webpack-plugin";

/** Supported by the browsers of package.json. */
const ECMA = 2020;

/**
 * Minifies with esbuild, and removes the space that it leaves before values of custom properties: every document has a
 * hundred.
 */
export async function shortenCss(
  ...args: Parameters<typeof TerserPlugin.esbuildMinifyCss>
): ReturnType<typeof TerserPlugin.esbuildMinifyCss> {
  const { code = "", ...rest } = await TerserPlugin.esbuildMinifyCss(...args);
  return { ...rest, code: code.replaceAll(/([{;]--[\w-]+): /g, "$1:") };
}

/** Minimizers with swc and esbuild, ten times as fast as Terser and cssnano. */
export const minimizers = (): { apply: unknown }[] => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 3 }, mangle: true },
  }),
  // In-process: other processes would get the function as text.
  new TerserPlugin({ test: /\.css$/, minify: shortenCss, parallel: false }),
];
