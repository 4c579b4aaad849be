const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { join } = require("node:path");

/**
 * Loaded before Gatsby (index.cjs). Gatsby compiles its settings and the plugins at the start
 * of every build; here it keeps what it compiled last while the sources are the same. Where they are not,
 * the compiler's own cache goes too: it compares times and can miss an edit that was made while it ran.
 */

const COMPILED = ".cache/compiled";
const KEY = join(COMPILED, "sources.sha256");

/** The module of Gatsby whose function is put in another's place. */
const COMPILER = /\/parcel\/compile-gatsby-files$/;

/** What settings and plugins are made of. */
const FILES = ["gatsby-config.ts", "gatsby-node.ts", "content/types.ts", "package-lock.json"];
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

/** Puts a function around Gatsby's that compiles. */
function keeping(compile) {
  return async (...given) => {
    const key = sourcesKey();
    if (existsSync(KEY) && readFileSync(KEY, "utf8") === key) return;
    rmSync(".cache/.parcel-cache", { recursive: true, force: true });
    await compile(...given);
    writeFileSync(KEY, key);
  };
}

// Node 20 has no other way to see which modules are loaded.
/* oxlint-disable no-underscore-dangle */
const load = Module._load;
Module._load = function loadKeeping(request, ...more) {
  const loaded = load.call(this, request, ...more);
  if (COMPILER.test(request) && !loaded.isKeeping) {
    loaded.compileGatsbyFiles = keeping(loaded.compileGatsbyFiles);
    loaded.isKeeping = true;
  }
  return loaded;
};
