import type { ErrorObject } from "ajv";
import { messageFor } from "../check/messages";
import type { SchemaFault, Vocabulary } from "../check/messages/message";
import type { Path } from "../check/problem";
import type { JsonSchema } from "./json-schema";
import { branches, chooseBranch, likeliest, type PlacedSchema, schemaAt } from "./schema-at";
import { selectErrors } from "./select-errors";
import type { Validators } from "./validators";

/** What a check against the schemas needs to know. */
export interface SchemaCheck {
  schemas: ReadonlyMap<string, JsonSchema>;
  validators: Validators;
  vocabulary: Vocabulary;
  /** What the record is called, with its article. */
  noun: string;
}

/** Faults of `data`, the value at `around` in its record, against the schema at `placed`. */
export function checkRecord(
  data: unknown,
  placed: PlacedSchema,
  check: SchemaCheck,
  around: Path = [],
): SchemaFault[] {
  const validate = check.validators(placed.ref);
  if (validate(data)) return [];
  return selectErrors(validate.errors ?? []).flatMap((error) => {
    const inner = pathOf(error, data);
    const path = [...around, ...inner];
    const at = schemaAt(check.schemas, placed, inner);
    if (at && error.keyword === "oneOf") return checkBranches(error, at, check, path);
    return messageFor({ error, path, schema: at?.schema ?? {}, ...check });
  });
}

/** A value that may have one of several shapes is checked against the shape it claims to have. */
function checkBranches(
  error: ErrorObject,
  placed: PlacedSchema,
  check: SchemaCheck,
  path: Path,
): SchemaFault[] {
  const isObject =
    typeof error.data === "object" && error.data !== null && !Array.isArray(error.data);
  const choice = isObject ? chooseBranch(check.schemas, placed, error.data) : undefined;
  if (choice?.branch) return checkRecord(error.data, choice.branch, check, path);
  const { schema } = placed;
  const meant =
    isObject && !choice && likeliest(branches(check.schemas, placed), error.data as object);
  if (meant) return checkRecord(error.data, meant, check, path);
  if (!choice) {
    const wrongType = {
      ...error,
      keyword: isObject ? "oneOf" : "type",
      params: { type: "object" },
    };
    return [messageFor({ error: wrongType, path, schema, ...check })];
  }
  const { property, constants } = choice;
  const written = (error.data as Record<string, unknown>)[property];
  const keyword = written === undefined ? "required" : "enum";
  const params = { missingProperty: property, allowedValues: constants };
  const wrongKind = { ...error, keyword, params, data: keyword === "enum" ? written : error.data };
  return [
    messageFor({
      error: wrongKind,
      path: keyword === "enum" ? [...path, property] : path,
      schema: { ...schema, properties: { [property]: { enum: constants } } },
      ...check,
    }),
  ];
}

/** The path of an Ajv error as names and indexes. */
function pathOf(error: ErrorObject, data: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  let value = data;
  for (const escaped of error.instancePath.split("/").slice(1)) {
    const name = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(value) ? Number(name) : name);
    value = (value as Record<string, unknown>)[name];
  }
  return path;
}
