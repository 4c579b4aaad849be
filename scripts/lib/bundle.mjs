import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join, resolve } from "node:path";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "node_modules/.cache/encore");

/** Loads a program and its imports from one file. @param {string} entry path from the project's root */
export const loadBundled = async (entry) =>
  createRequire(import.meta.url)(await bundle({ entryPoints: [entry] }));

/**
 * Bundles all that Gatsby loads of the project: its settings, its own steps and those of plugins.
 * @returns {Promise<string>} path of a module that exports a function for each file, which loads it
 */
export function bundlePlugins() {
  const plugins = readdirSync(join(ROOT, "plugins")).map(
    (name) => `plugins/${name}/gatsby-node.ts`,
  );
  const files = ["gatsby-config.ts", "gatsby-node.ts", ...plugins];
  const contents = files
    .filter((file) => existsSync(join(ROOT, file)))
    .map((file) => `exports["${file}"] = () => require("./${file}");`);
  return bundle({
    stdin: { contents: contents.join("\n"), resolveDir: ROOT },
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    target: `node${process.versions.node}`,
  });
}

/**
 * Bundles a program and its imports into one file, which starts several times faster than hundreds of modules. Bundles
 * again if a source has changed.
 * @param {import("esbuild").BuildOptions} options the entry, and its special settings
 * @returns {Promise<string>} path of the file, a CommonJS module
 */
async function bundle(options) {
  const name = createHash("sha256").update(JSON.stringify(options)).digest("hex").slice(0, 16);
  const file = join(FOLDER, `${name}.cjs`);
  const sources = `${file}.json`;
  if (isCurrent(sources)) return file;

  const esbuild = await import("esbuild");
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    bundle: true,
    platform: "node",
    // CommonJS builds with wrappers cannot be bundled.
    mainFields: ["module", "main"],
    metafile: true,
    write: false,
    outfile: file,
    logLevel: "warning",
    ...options,
  });
  mkdirSync(FOLDER, { recursive: true });
  await rm(sources, { force: true });
  for (const { path, contents } of outputFiles) await replace(path, contents);
  // Includes the bundle itself, which may be truncated.
  const paths = [...Object.keys(metafile.inputs).filter((path) => path !== "<stdin>"), file];
  const stamps = paths.map((path) => [path, stampOf(path)]);
  await replace(sources, JSON.stringify(stamps));
  return file;
}

function isCurrent(sources) {
  try {
    const stamps = JSON.parse(readFileSync(sources, "utf8"));
    return stamps.every(([path, stamp]) => stampOf(path) === stamp);
  } catch {
    return false;
  }
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(resolve(ROOT, path));
  return `${mtimeMs} ${size}`;
}

/** Writes a file in one step, since several processes may do so at once. */
async function replace(file, content) {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
