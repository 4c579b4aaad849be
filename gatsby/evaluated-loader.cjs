/**
 * Webpack loader that replaces a module by its exports as data.
 * @this {import("webpack").LoaderContext<{ exports: Record<string, unknown> }>}
 */
module.exports = function evaluatedLoader() {
  // The data may change without the file.
  this.cacheable(false);
  return Object.entries(this.getOptions().exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
};
