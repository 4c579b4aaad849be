import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import type { ValidateFunction } from "ajv";
import { remembered } from "../read/remember";
import type { Schemas } from "./read-schemas";
import type { Validators } from "./validators";

const PACKAGES = "node_modules";
const FOLDER = `${PACKAGES}/.cache/encore`;
const PREFIX = "schemas-";
const KEPT = 8;

/** Raise it when the same schemas are compiled in another way. */
const VERSION = 2;

/** Schemas that a command only tries are compiled as far as they are needed, and not kept. */
let isFirst = true;

type Stored = Readonly<Record<string, ValidateFunction>>;

/**
 * As `validatorsOf`, with the schemas compiled by an earlier run if they are the same: compiling them takes
 * longer than the rest of the check. They are kept in node_modules of the working directory; where there is
 * none, they are compiled each time.
 */
export const storedValidatorsOf = remembered((schemas: Schemas): Validators => {
  const stored = isFirst && existsSync(PACKAGES) ? (load(schemas) ?? store(schemas)) : {};
  isFirst = false;
  return (ref) => stored[ref.replace(/#$/, "")] ?? compile(schemas)(ref);
});

// The compiler takes long to load: it is loaded when there is something to compile.
const compile: (schemas: Schemas) => Validators = (schemas) =>
  (require("./validators") as typeof import("./validators")).validatorsOf(schemas);

function load(schemas: Schemas): Stored | undefined {
  try {
    return require(fileOf(schemas)) as Stored;
  } catch {
    return undefined;
  }
}

/** Keeps compiled schemas for the next run. @throws if a schema is broken */
function store(schemas: Schemas): Stored {
  const { validatorsModule } =
    require("./validators-module") as typeof import("./validators-module");
  const text = validatorsModule(schemas);
  const file = fileOf(schemas);
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(resolve(FOLDER), { recursive: true });
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
    forgetOldest();
  } catch {
    // A folder that cannot be written: they are compiled in the next run again.
  }
  return load(schemas) ?? {};
}

/** Schemas change now and then: only the last few that were compiled are kept. */
function forgetOldest(): void {
  const files = readdirSync(FOLDER)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => resolve(FOLDER, name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .toSorted((one, other) => other.time - one.time);
  for (const { file } of files.slice(KEPT)) rmSync(file, { force: true });
}

function fileOf(schemas: Schemas): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([VERSION, ...schemas]))
    .digest("hex");
  return resolve(FOLDER, `${PREFIX}${digest.slice(0, 16)}.cjs`);
}
