import Ajv, { type ValidateFunction } from "ajv";
import standaloneCode from "ajv/dist/standalone";
import { ContentError } from "../../model/problems/content-error";
import { remembered } from "../../model/remember";
import type { Schemas } from "../../model/schema/json-schema";
import { branches, resolved } from "../../model/schema/schema-at";
import { compileError } from "../../model/schema/schema-error";
import { schemaParts } from "../../model/schema/schema-parts";

/** References between files are relative; any absolute address gives them a base. */
const BASE = "https://schema.invalid/";

/** Gives the compiled schema of a reference such as `unit.schema.json` or `common.schema.json#/definitions/hex`. */
export type Validators = (ref: string) => ValidateFunction;

/**
 * Compiles schemas, each when it is first asked for; the same schemas are compiled once in a
 * process. Throws if a schema is not valid draft-07 or refers to one that does not exist.
 */
export const validatorsOf = remembered((schemas: Schemas): Validators => {
  const ajv = compilerOf(schemas);
  // The compiler takes references that go in a circle; checking a value by them would not end.
  schemaParts(schemas);
  return (ref) => {
    const validate = inWords(schemas, ref, () => ajv.getSchema(BASE + ref));
    if (!validate) throw new ContentError(`There is no schema content/schema/${ref}.`);
    return validate;
  };
});

/**
 * The text of a CommonJS module that exports compiled schemas by their references: the whole ones, and the
 * shapes of values that may have several, which are checked one by one where none fits.
 * @throws if a schema is not valid draft-07 or refers to one that does not exist
 */
export function validatorsModule(schemas: Schemas): string {
  const ajv = compilerOf(schemas, true);
  const shapes = schemaParts(schemas).flatMap((placed) =>
    branches(schemas, resolved(schemas, placed)),
  );
  const refs = new Set([...schemas.keys(), ...shapes.map(({ ref }) => ref.replace(/#$/, ""))]);
  const names = Object.fromEntries([...refs].map((ref) => [ref, BASE + ref]));
  // One by one first: the code of all says of none that it is the one that is not valid.
  for (const [ref, name] of Object.entries(names)) inWords(schemas, ref, () => ajv.getSchema(name));
  return appending(standaloneCode(ajv, names));
}

/**
 * The code of a validator that adds the errors of an item to those that it has. Ajv's own code copies all of them
 * for each item that is wrong, which takes minutes for a list of some thousands.
 */
const appending = (code: string): string =>
  code.replaceAll(
    /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
    "if (vErrors === null) vErrors = $1.errors; else for (const one of $1.errors) vErrors.push(one);",
  );

/** A compiler that knows these schemas. @param source whether it keeps the code that it makes */
function compilerOf(schemas: Schemas, source = false): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    // Making the code shorter takes longer than running it as it is saves.
    code: { optimize: false, source, process: appending },
  });
  ajv.addVocabulary(["x-link", "x-refers", "x-unique", "x-words", "x-graphql", "x-data", "tsType"]);
  ajv.addFormat("color-hex", true);
  for (const [file, schema] of schemas)
    inWords(schemas, file, () => ajv.addSchema(schema, BASE + file));
  return ajv;
}

/**
 * Does something with a schema.
 * @param ref reference to the schema
 * @throws ContentError with the schema’s name if it is not valid
 */
function inWords<Result>(schemas: Schemas, ref: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const [file = ""] = ref.split("#");
    throw compileError(file, schemas.get(file), (error as Error).message);
  }
}
