const { transform } = require("@swc/core");
const { murmurhash } = require("gatsby-core-utils/murmurhash");
const { stripIgnoredCharacters } = require("graphql");

/** A query and its export, which is unused and would stay in pages. */
const QUERY = /(?:\bexport (?=const \w+ = graphql`))?(const \w+ = )?\bgraphql`([^`]*)`/g;

/**
 * Webpack loader that compiles TypeScript and JSX. Replaces a query by its name, by which Gatsby finds its result
 * (babel-plugin-remove-graphql-queries).
 * @this {import("webpack").LoaderContext<{ targets: string[] | Record<string, string> }>}
 * @param {string} source
 */
module.exports = function swcLoader(source) {
  const done = this.async();
  const path = this.resourcePath;
  const { targets } = this.getOptions();
  transform(source.replace(QUERY, nameOf), {
    filename: path,
    configFile: false,
    swcrc: false,
    isModule: "unknown",
    sourceMaps: this.sourceMap,
    env: { targets },
    jsc: {
      parser: /\.tsx?$/.test(path)
        ? { syntax: "typescript", tsx: path.endsWith("x") }
        : { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && { ...JSON.parse(map), sourcesContent: [source] }),
    (error) => done(located(error)),
  );
};

/** An error of swc in webpack's format, with its line and without swc's stack. */
function located({ message }) {
  const [words] = message.replace(/^\s*x\s+/, "").split("\n\nCaused by:");
  const line = Number(/,-\[.*:(\d+):\d+\]/.exec(words)?.[1]);
  return Object.assign(new SyntaxError(words), line && { loc: { start: { line } } });
}

/** Keeps the query's lines, empty, so that later positions stay. */
const nameOf = (_, declaration = "", query) =>
  `${declaration}"${murmurhash(stripIgnoredCharacters(query), 0)}"${query.replace(/[^\n]/g, "")}`;
