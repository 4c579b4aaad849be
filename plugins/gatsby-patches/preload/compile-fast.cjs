const { mkdirSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { dirname, join } = require("node:path");

/**
 * Loaded before Gatsby where the command has bundled its settings and plugins (scripts/lib/bundle.mjs), which Gatsby
 * compiles with Parcel at the start of every build. They are one bundle, so that plugins share what they have of
 * `lib`, and the records that it has read.
 */
const { ENCORE_COMPILED: bundle = "" } = process.env;

/** The module of Gatsby whose function is replaced. */
const COMPILER = /\/parcel\/compile-gatsby-files$/;

/** Not loaded, since only the replaced function calls it. That, and reading no source maps, loads Gatsby a tenth faster. */
const PARCEL = /^@parcel\/(?:cache|core)$/;

/**
 * Lets errors name their sources: Gatsby itself searches the maps of all bundles and takes the first that matches. Node
 * reads no maps of what was loaded before, which is Gatsby.
 */
const nameSources = () => process.setSourceMapsEnabled(true);

/** Writes the files that Gatsby loads: each gives its part of the bundle. */
async function compile() {
  for (const file of Object.keys(require(bundle))) {
    const compiled = join(".cache/compiled", file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(compiled), { recursive: true });
    writeFileSync(compiled, `module.exports = require("${bundle}")["${file}"]();\n`);
  }
}

// Node 20 has no other way to see which modules are loaded.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
if (bundle !== "") {
  Module._load = function loadFast(request, ...more) {
    if (PARCEL.test(request)) return {};
    if (request === bundle) nameSources();
    const loaded = load.call(this, request, ...more);
    if (COMPILER.test(request)) loaded.compileGatsbyFiles = compile;
    return loaded;
  };
} else nameSources();
