import { resolve } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";

const ROOT = resolve(__dirname, "..");
const ENTRIES = ["gatsby-config.ts", "gatsby-node.ts", "plugins/*/gatsby-node.ts"];

it("is code that Terser can read: without our patches Gatsby compiles it by Parcel", async () => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: "out",
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
    logLevel: "silent",
  });
  const options = { compress: false, mangle: false };
  for (const { text } of outputFiles) expect((await minify(text, options)).code).toBeTruthy();
});
