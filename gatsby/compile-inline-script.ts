import { build } from "esbuild";

/**
 * JavaScript for an inline `<script>`, minified, from a TypeScript file and what it imports. It runs in every
 * browser that knows `<dialog>` and `popover`.
 * @param file path of the TypeScript file
 * @throws where a source doesn't parse or an import is not found
 */
export async function compileInlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  // "</" would end the element early, wherever it stands.
  return outputFiles.map(({ text }) => text.trim().replaceAll("</", "<\\/")).join("");
}
