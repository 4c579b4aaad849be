import Ajv, { type ValidateFunction } from "ajv";
import standaloneCode from "ajv/dist/standalone";
import { ContentError } from "../../model/problems/content-error";
import { memoize } from "../../model/memoize";
import type { Schemas } from "../../model/schema/json-schema";
import { branches, dereference } from "../../model/schema/subschema";
import { compileError } from "../../model/schema/schema-error";
import { allSubschemas } from "../../model/schema/all-subschemas";

/** Any absolute base address for relative references. */
const BASE = "https://schema.invalid/";

/** Returns the compiled schema of a reference such as `unit.schema.json` or `common.schema.json#/definitions/hex`. */
export type Validators = (ref: string) => ValidateFunction;

/**
 * Compiles schemas lazily, and once for each process.
 * @throws if a schema is not valid draft-07 or has a reference without target
 */
export const validatorsOf = memoize((schemas: Schemas): Validators => {
  const ajv = compilerOf(schemas);
  // The compiler accepts circular references, but validation would not end.
  allSubschemas(schemas);
  return (ref) => {
    const validate = namingSchema(schemas, ref, () => ajv.getSchema(BASE + ref));
    if (!validate) throw new ContentError(`There is no schema content/schema/${ref}.`);
    return validate;
  };
});

/**
 * A CommonJS module with compiled schemas by reference: whole ones, and branches of `oneOf`, which are checked one by
 * one if none fits.
 * @throws if a schema is not valid draft-07 or has a reference without target
 */
export function validatorsModule(schemas: Schemas): string {
  const ajv = compilerOf(schemas, true);
  const shapes = allSubschemas(schemas).flatMap((subschema) =>
    branches(schemas, dereference(schemas, subschema)),
  );
  const refs = new Set([...schemas.keys(), ...shapes.map(({ ref }) => ref.replace(/#$/, ""))]);
  const names = Object.fromEntries([...refs].map((ref) => [ref, BASE + ref]));
  // Compile one by one first: errors of the combined code do not name the schema.
  for (const [ref, name] of Object.entries(names))
    namingSchema(schemas, ref, () => ajv.getSchema(name));
  return appending(standaloneCode(ajv, names));
}

/**
 * Makes a validator append an item's errors. Ajv's own code copies all errors for each faulty item, which takes minutes
 * for lists of thousands.
 */
const appending = (code: string): string =>
  code.replaceAll(
    /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
    "if (vErrors === null) vErrors = $1.errors; else for (const one of $1.errors) vErrors.push(one);",
  );

/** A compiler with these schemas. @param source true to keep the generated code */
function compilerOf(schemas: Schemas, source = false): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    // Minifying takes longer than it saves.
    code: { optimize: false, source, process: appending },
  });
  ajv.addVocabulary(["x-link", "x-refers", "x-unique", "x-words", "x-graphql", "x-data", "tsType"]);
  ajv.addFormat("color-hex", true);
  for (const [file, schema] of schemas)
    namingSchema(schemas, file, () => ajv.addSchema(schema, BASE + file));
  return ajv;
}

/**
 * Runs `work`, and names the schema in its error.
 * @param ref reference to the schema
 * @throws ContentError with the schema’s name if it is invalid
 */
function namingSchema<Result>(schemas: Schemas, ref: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const [file = ""] = ref.split("#");
    throw compileError(file, schemas.get(file), (error as Error).message);
  }
}
