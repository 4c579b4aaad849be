import Ajv, { type ValidateFunction } from "ajv";
import type { JsonSchema } from "./json-schema";

/** References between files are relative; any absolute address gives them a base. */
const BASE = "https://schema.invalid/";

/** Gives the compiled schema of a reference such as `unit.schema.json` or `common.schema.json#/definitions/hex`. */
export type Validators = (ref: string) => ValidateFunction;

let last: { fingerprint: string; validators: Validators } | undefined;

/**
 * Compiles schemas, each when it is first asked for; the same schemas are compiled once in a
 * process. Throws if a schema is not valid draft-07 or refers to one that does not exist.
 */
export function validatorsOf(schemas: ReadonlyMap<string, JsonSchema>): Validators {
  const fingerprint = JSON.stringify([...schemas]);
  if (last?.fingerprint !== fingerprint) last = { fingerprint, validators: compiler(schemas) };
  return last.validators;
}

function compiler(schemas: ReadonlyMap<string, JsonSchema>): Validators {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    // Making the code shorter takes longer than running it as it is saves.
    code: { optimize: false },
  });
  ajv.addVocabulary(["x-link", "x-refers", "x-graphql", "x-data"]);
  ajv.addFormat("color-hex", true);
  for (const [file, schema] of schemas) ajv.addSchema(schema, BASE + file);
  return (ref) => {
    const validate = ajv.getSchema(BASE + ref);
    if (!validate) throw new Error(`There is no schema content/schema/${ref}.`);
    return validate;
  };
}
