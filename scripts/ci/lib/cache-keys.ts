import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A cache of a CI service: its own name, and the starts of names that will do as well. */
export interface CacheKey {
  readonly key: string;
  readonly restore: string;
}

/** What caches depend on besides files. */
export interface Surroundings {
  /** Such as "Linux". */
  readonly system: string;
  /** Major version of Node. */
  readonly node: string;
  /** The tree of the commit, which names every file of it. */
  readonly tree: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Gatsby throws its cache away when one of these changes. */
const DECIDING = ["package-lock.json", "package.json", "gatsby-config.ts", "gatsby-node.ts"];

/** Settings that pages are built with. */
const SETTING = /^(?:GATSBY_.*|ENCORE_ADDRESS)$/;

/**
 * Names for what a build leaves: with the same packages and settings, the newest is a good start whatever
 * it was built from. Pictures are named by their content, so that any cache of them will do.
 * @param root the project's folder
 */
export function cacheKeys(
  root: string,
  { system, node, tree, env }: Surroundings,
): Record<"build" | "pictures", CacheKey> {
  const files = DECIDING.map((file) => readFileSync(join(root, file), "utf8"));
  const settings = Object.entries(env)
    .filter(([name, value]) => SETTING.test(name) && value)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  // Gatsby keeps absolute paths, and builds from nothing elsewhere (scripts/lib/checkout-mark.mjs).
  const decided = digest([...files, ...settings, resolve(root)]);
  const build = `build-${system}-node${node}-${decided}-`;
  const pictures = `pictures-${system}-`;
  return {
    build: { key: build + tree, restore: build },
    pictures: { key: pictures + tree, restore: pictures },
  };
}

function digest(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}
