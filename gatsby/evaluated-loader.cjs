/**
 * A loader of webpack that gives a module's exports as data, in place of the code that they come of.
 * @this {import("webpack").LoaderContext<{ exports: Record<string, unknown> }>}
 */
module.exports = function evaluatedLoader() {
  // The data may change while the file does not.
  this.cacheable(false);
  return Object.entries(this.getOptions().exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
};
