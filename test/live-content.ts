import fs from "node:fs";
import { resolve, sep } from "node:path";

/** Only tests of such a name may read the live content. */
const LIVE_TEST = /\.live\.test\.tsx?$/;
const CONTENT = resolve("content") + sep;
/** What programmers keep there is no content: it may be read by all. */
const CODE = /^(schema[\\/]|types\.ts$|schema$)/;
/** The names that there are, which programs import and read; tests have those that there were when they were written. */
const NAMES = resolve("content/schema/names.schema.json");
const FROZEN = resolve("test/names.schema.json");
/** Which file of tests runs now, in a process that runs many. */
const CURRENT = Symbol.for("encore.currentTest");

const shared = fs as unknown as Record<symbol | string, unknown>;
const isGuarded = CURRENT in shared;
shared[CURRENT] = expect.getState().testPath;

/**
 * Keeps the other tests from reading `content/`: a correct edit of it must turn no test red. They run on
 * test/content; what must hold of the live content is a relation, in a file of its own (`*.live.test.ts`),
 * which is tried on another content too (test/live/index.ts).
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
