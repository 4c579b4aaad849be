const { createHash, randomBytes } = require("node:crypto");
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { dirname } = require("node:path");
const { deserialize, serialize } = require("node:v8");
const { Script } = require("node:vm");

/**
 * Loaded before Gatsby (index.cjs). Each build finds and compiles the same 1,600 modules of Gatsby and what it
 * depends on; here the places and what V8 made of them are kept from the build before. Node 22 can do the latter
 * by itself (`module.enableCompileCache`), Node 20 cannot.
 */

const KEPT = ".cache/modules.bin";
const DEPENDENCY = /\/node_modules\/.*\.(?:js|cjs|json)$/;

/** What npm has installed; where it does not say so, nothing is taken for the same. */
const INSTALLED = "node_modules/.package-lock.json";
const installed = existsSync(INSTALLED) ? readFileSync(INSTALLED) : randomBytes(16);

/** V8 tells sources apart by their length alone. */
const key = createHash("sha256")
  .update(process.version + process.cwd())
  .update(installed)
  .digest("hex");

/** @type {{ key: string, places: Record<string, string>, code: Record<string, Buffer> }} */
const kept = readKept() ?? { key, places: {}, code: {} };
/** Modules that were compiled from nothing. @type {Map<string, Script>} */
const compiled = new Map();
let isNew = false;

function readKept() {
  try {
    const read = deserialize(readFileSync(KEPT));
    return read.key === key ? read : undefined;
  } catch {
    return undefined;
  }
}

// Node 20 has no other way in.
/* oxlint-disable no-underscore-dangle */
const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveOnce(request, parent, isMain, options) {
  const from = parent?.filename;
  if (options || !from || !DEPENDENCY.test(from)) {
    return resolve.call(this, request, parent, isMain, options);
  }
  const name = `${dirname(from)}\0${request}`;
  const known = kept.places[name];
  if (known) return known;
  const place = resolve.call(this, request, parent, isMain, options);
  if (DEPENDENCY.test(place)) {
    kept.places[name] = place;
    isNew = true;
  }
  return place;
};

const compile = Module.prototype._compile;
Module.prototype._compile = function compileOnce(content, filename, format) {
  // V8 does not keep how a script imports others later.
  if (!DEPENDENCY.test(filename) || format === "module" || content.includes("import(")) {
    return compile.call(this, content, filename, format);
  }
  const cachedData = kept.code[filename];
  const source = Module.wrap(content.replace(/^#!.*/, ""));
  const script = new Script(source, { filename, cachedData });
  if (!cachedData || script.cachedDataRejected) compiled.set(filename, script);
  const require = Module.createRequire(filename);
  return script
    .runInThisContext()
    .call(this.exports, this.exports, require, this, filename, dirname(filename));
};

process.on("exit", () => {
  // Gatsby's own workers, which it has where there are more cores, load the same and keep nothing.
  const isWorker = process.send !== undefined;
  if (isWorker || (!isNew && compiled.size === 0)) return;
  for (const [filename, script] of compiled) kept.code[filename] = script.createCachedData();
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, serialize(kept));
});
