import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { writeWhole } from "../../../files/write-whole";
import type { ValidateFunction } from "ajv";
import { memoize } from "../../model/memoize";
import type { Schemas } from "../../model/schema/json-schema";
import type { Validators } from "./validators";

const PACKAGES = "node_modules";
const FOLDER = `${PACKAGES}/.cache/encore`;
const PREFIX = "schemas-";
const KEPT = 8;

/** Increase it when schemas are compiled differently. */
const VERSION = 3;

/** Only the first schemas of a process are stored; those that commands try are not. */
let isFirst = true;

type Stored = Readonly<Record<string, ValidateFunction>>;

/**
 * As `validatorsOf`, with schemas compiled by an earlier run if possible: compiling takes longer than the rest of the
 * check. Stored in node_modules of the working directory; without that, compiled each time.
 */
export const storedValidatorsOf = memoize((schemas: Schemas): Validators => {
  const stored = isFirst && existsSync(PACKAGES) ? (load(schemas) ?? store(schemas)) : {};
  isFirst = false;
  return (ref) => stored[ref.replace(/#$/, "")] ?? compiler().validatorsOf(schemas)(ref);
});

// The compiler is slow to load: load it only to compile.
const compiler = () => require("./validators") as typeof import("./validators");

function load(schemas: Schemas): Stored | undefined {
  try {
    return require(fileOf(schemas)) as Stored;
  } catch {
    return undefined;
  }
}

/** Stores compiled schemas for the next run. @throws if a schema is broken */
function store(schemas: Schemas): Stored {
  const text = compiler().validatorsModule(schemas);
  const file = fileOf(schemas);
  try {
    writeWhole(file, text);
    forgetOldest();
  } catch {
    // Not writable: the next run compiles them again.
  }
  return load(schemas) ?? {};
}

/** Keeps only the last few compiled schemas. */
function forgetOldest(): void {
  const timeOf = (file: string) => statSync(file).mtimeMs;
  const files = readdirSync(FOLDER).filter((name) => name.startsWith(PREFIX));
  const paths = files.map((name) => resolve(FOLDER, name));
  const old = paths.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(KEPT);
  for (const file of old) rmSync(file, { force: true });
}

function fileOf(schemas: Schemas): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([VERSION, ...schemas]))
    .digest("hex");
  return resolve(FOLDER, `${PREFIX}${digest.slice(0, 16)}.cjs`);
}
