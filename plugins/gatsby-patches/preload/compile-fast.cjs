const { createHash } = require("node:crypto");
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} = require("node:fs");
const Module = require("node:module");
const { dirname, join, resolve } = require("node:path");

/**
 * Loaded before Gatsby (index.cjs). Gatsby compiles settings and plugins with Parcel at each start; here esbuild does
 * it, ten times as fast, and only if a source has changed. All are one bundle, so that plugins share modules of `lib`
 * and the records that these have read.
 */

const COMPILED = ".cache/compiled";
const BUNDLE = join(COMPILED, "bundle.js");
const KEY = join(COMPILED, "sources.sha256");

/** Module of Gatsby whose function is replaced. */
const COMPILER = /\/parcel\/compile-gatsby-files$/;

/** Entry files of the site and of each plugin. */
const ENTRIES = ["gatsby-config.ts", "gatsby-node.ts"];

/** Sources of settings and plugins. */
const FILES = [...ENTRIES, "content/types.ts", "package-lock.json"];
const FOLDERS = ["gatsby", "lib", "plugins", "content/schema"];

function sourcesKey() {
  const hash = createHash("sha256").update(process.cwd()).update(process.version);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...FILES, ...files.sort()]) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Compiles the entries to where Gatsby expects them. Rejects with the positions of syntax errors. */
async function compile() {
  const key = sourcesKey();
  if (existsSync(KEY) && readFileSync(KEY, "utf8") === key) return;
  rmSync(COMPILED, { recursive: true, force: true });
  const plugins = readdirSync("plugins").map((name) => join("plugins", name, "gatsby-node.ts"));
  const entries = [...ENTRIES, ...plugins].filter((file) => existsSync(file));
  const contents = entries.map((file) => `exports["${file}"] = () => require("./${file}");`);
  await require("esbuild").build({
    stdin: { contents: contents.join("\n"), resolveDir: "." },
    outfile: BUNDLE,
    bundle: true,
    sourcemap: true,
    sourcesContent: false,
    packages: "external",
    platform: "node",
    target: `node${process.versions.node}`,
    logLevel: "silent",
  });
  for (const file of entries) {
    const compiled = join(COMPILED, file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(compiled), { recursive: true });
    writeFileSync(compiled, `module.exports = require("${resolve(BUNDLE)}")["${file}"]();\n`);
  }
  writeFileSync(KEY, key);
}

// Node 20 has no other way to intercept modules.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
Module._load = function loadFast(request, ...more) {
  const loaded = load.call(this, request, ...more);
  if (COMPILER.test(request)) loaded.compileGatsbyFiles = compile;
  return loaded;
};
