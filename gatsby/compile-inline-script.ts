import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { basePath } from "../lib/site/base-path";

/** Supported by the browsers of package.json. */
const ECMA = 2020;

/**
 * Compiles and minifies an inline `<script>` from a TypeScript file and its imports, for browsers with `<dialog>` and
 * `popover`. Every document contains it, so Terser minifies it too, which is slow and saves 0.1 kB of a page.
 * @param file path of the TypeScript file
 * @throws if a source cannot be parsed or an import is not found
 */
export async function compileInlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    // From stdin, since a file with imports in a package of `"type": "commonjs"` would be wrapped for Node.
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
  // "</" would end the element early.
  return code.replaceAll("</", "<\\/");
}
