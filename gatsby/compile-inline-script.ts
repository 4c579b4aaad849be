import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { basePath } from "../lib/site/base-path";

/** Browsers of package.json know it. */
const ECMA = 2020;

/**
 * JavaScript for an inline `<script>`, minified, from a TypeScript file and what it imports. It runs in every
 * browser that knows `<dialog>` and `popover`. Every document holds it, so Terser works on it too, which is slow and
 * saves 0.1 kB of a page.
 * @param file path of the TypeScript file
 * @throws where a source doesn't parse or an import is not found
 */
export async function compileInlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    // As an entry that imports others, a file of a package with `"type": "commonjs"` would be wrapped for Node, and
    // each of its imports with it.
    stdin: {
      contents: await readFile(file, "utf8"),
      resolveDir: dirname(file),
      sourcefile: basename(file),
      loader: "ts",
    },
    bundle: true,
    define: { __PATH_PREFIX__: JSON.stringify(basePath()) },
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  const [script] = outputFiles;
  const { code = "" } = await minify(script?.text ?? "", {
    ecma: ECMA,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
  });
  // "</" would end the element early, wherever it stands.
  return code.replaceAll("</", "<\\/");
}
