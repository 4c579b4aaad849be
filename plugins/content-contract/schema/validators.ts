import Ajv, { type ValidateFunction } from "ajv";
import { remembered } from "../read/remember";
import type { Schemas } from "./read-schemas";

/** References between files are relative; any absolute address gives them a base. */
export const BASE = "https://schema.invalid/";

/** Gives the compiled schema of a reference such as `unit.schema.json` or `common.schema.json#/definitions/hex`. */
export type Validators = (ref: string) => ValidateFunction;

/**
 * Compiles schemas, each when it is first asked for; the same schemas are compiled once in a
 * process. Throws if a schema is not valid draft-07 or refers to one that does not exist.
 */
export const validatorsOf = remembered((schemas: Schemas): Validators => {
  const ajv = compilerOf(schemas);
  return (ref) => {
    const validate = ajv.getSchema(BASE + ref);
    if (!validate) throw new Error(`There is no schema content/schema/${ref}.`);
    return validate;
  };
});

/** A compiler that knows these schemas. @param source whether it keeps the code that it makes */
export function compilerOf(schemas: Schemas, source = false): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    // Making the code shorter takes longer than running it as it is saves.
    code: { optimize: false, source },
  });
  ajv.addVocabulary(["x-link", "x-refers", "x-graphql", "x-data"]);
  ajv.addFormat("color-hex", true);
  for (const [file, schema] of schemas) ajv.addSchema(schema, BASE + file);
  return ajv;
}
