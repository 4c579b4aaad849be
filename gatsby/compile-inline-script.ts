import { transform } from "@swc/core";

/**
 * JavaScript for an inline `<script>`, minified, from one TypeScript file that imports nothing. It
 * runs in every browser that knows `<dialog>` and `popover`. Throws where the source doesn't parse.
 */
export async function compileInlineScript(source: string): Promise<string> {
  const { code } = await transform(source, {
    jsc: {
      parser: { syntax: "typescript" },
      target: "es2022",
      minify: { compress: { passes: 2 }, mangle: true },
    },
    minify: true,
    isModule: false,
  });
  // "</" would end the element early, wherever it stands.
  return code.trim().replaceAll("</", "<\\/");
}
