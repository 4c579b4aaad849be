import type { ErrorObject } from "ajv";
import { messageFor } from "../messages";
import type { SchemaFault, Vocabulary } from "../messages/message";
import { type Path, stepsOf } from "../../model/problems/problem";
import type { Schemas } from "../../model/schema/json-schema";
import { chooseBranch, type Subschema, schemaAt } from "../../model/schema/subschema";
import { selectErrors } from "./select-errors";
import type { Validators } from "./validators";

export interface SchemaCheck {
  schemas: Schemas;
  validators: Validators;
  vocabulary: Vocabulary;
  noun: string;
}

/** Greatest number of faults reported for a record; a tenth of it is printed. */
export const MOST_FAULTS = 1000;

/**
 * Faults of `data`, the value at `around` in its record, against a schema; at most {@link MOST_FAULTS} and one more.
 */
export function checkRecord(
  data: unknown,
  subschema: Subschema,
  check: SchemaCheck,
  around: Path = [],
): SchemaFault[] {
  const validate = check.validators(subschema.ref);
  if (validate(data)) return [];
  const errors = selectErrors(validate.errors ?? []).slice(0, MOST_FAULTS + 1);
  return errors.flatMap((error) => {
    const inner = stepsOf(error.instancePath);
    const path = [...around, ...inner];
    const at = schemaAt(check.schemas, subschema, inner);
    if (at && error.keyword === "oneOf") return checkBranches(error, at, check, path);
    return messageFor({ error, path, schema: at?.schema ?? {}, ...check });
  });
}

/** Checks a value with several allowed shapes against the one it claims to have. */
function checkBranches(
  error: ErrorObject,
  subschema: Subschema,
  check: SchemaCheck,
  path: Path,
): SchemaFault[] {
  const { data } = error as { data: unknown };
  const { schema } = subschema;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    const wrongType = { ...error, keyword: "type", params: { type: "object" } };
    return [messageFor({ error: wrongType, path, schema, ...check })];
  }
  const { branch, property, constants } = chooseBranch(check.schemas, subschema, data);
  if (branch) return checkRecord(data, branch, check, path);
  if (property === undefined) return [messageFor({ error, path, schema, ...check })];
  const written = (data as Record<string, unknown>)[property];
  const isMissing = written === undefined;
  const wrongKind = {
    ...error,
    keyword: isMissing ? "required" : "enum",
    params: { missingProperty: property, allowedValues: constants },
    data: isMissing ? data : written,
  };
  return [
    messageFor({
      error: wrongKind,
      path: isMissing ? path : [...path, property],
      schema: { ...schema, properties: { [property]: { enum: constants } } },
      ...check,
    }),
  ];
}
