import fs from "node:fs";
import { resolve, sep } from "node:path";

/** Only tests with this name may read the live content. */
const LIVE_TEST = /\.live\.test\.tsx?$/;
const CONTENT = resolve("content") + sep;
/** Programmers' files, which all tests may read. */
const CODE = /^(schema[\\/]|types\.ts$|schema$)/;
/** Names of records, which programs import; tests get a frozen list. */
const NAMES = resolve("content/schema/names.schema.json");
const FROZEN = resolve("test/names.schema.json");
/** File of the running test; a process runs many. */
const CURRENT = Symbol.for("encore.currentTest");

const shared = fs as unknown as Record<symbol | string, unknown>;
const isGuarded = CURRENT in shared;
shared[CURRENT] = expect.getState().testPath;

/**
 * Keeps other tests from reading `content/`, so that a correct edit never fails a test: they use test/content. Tests of
 * the live content check relations in a file of their own (`*.live.test.ts`), which also runs on another content
 * (test/live/index.ts).
 */
for (const name of isGuarded ? [] : ["readFileSync", "readdirSync", "cpSync"]) {
  const read = shared[name] as (path: unknown, ...more: unknown[]) => unknown;
  shared[name] = (path: unknown, ...more: unknown[]) => {
    const file = typeof path === "string" ? resolve(path) : "";
    const isLive = LIVE_TEST.test(String(shared[CURRENT]));
    if (file === NAMES && !isLive) return read(FROZEN, ...more);
    const isContent = `${file}${sep}`.startsWith(CONTENT) && !CODE.test(file.slice(CONTENT.length));
    if (isContent && !isLive) {
      throw new Error(
        `${file} is live content: use test/content, or state relations in a *.live.test.ts.`,
      );
    }
    return read(path, ...more);
  };
}

if (!LIVE_TEST.test(String(shared[CURRENT]))) {
  jest.doMock("../content/schema/names.schema.json", () => jest.requireActual<object>(FROZEN));
}
