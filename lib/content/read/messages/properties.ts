import type { JsonSchema } from "../../model/schema/json-schema";
import { intendedName } from "../schema/select-errors";
import { placeName, shown } from "../../model/problems/words";
import { type MessageWriter, sentence } from "./message";

export const required: MessageWriter = ({ error, path, schema }) => {
  const name: string = error.params.missingProperty;
  const property: JsonSchema = schema.properties?.[name] ?? {};
  const what = sentence([property.description]);
  const example = property.examples?.[0];
  return {
    wrong: [[...path, name]],
    message: `${placeName([...path, name])} is missing${what === undefined ? "" : `: ${what}`}`,
    allowed: example === undefined ? undefined : `for example ${shown(name)}: ${shown(example)}`,
  };
};

export const additionalProperties: MessageWriter = ({ error, path, schema, noun }) => {
  const name: string = error.params.additionalProperty;
  const intended = intendedName(error);
  const known = Object.keys(schema.properties ?? {}).filter((property) => property !== "$schema");
  const owner = path.length === 0 ? noun : placeName(path);
  return {
    path: [...path, name],
    atName: true,
    wrong: [name, ...(intended === undefined ? [] : [intended])].map((step) => [...path, step]),
    message: `${shown(name)} is not a property of ${owner}`,
    allowed: known.join(", "),
    suggestion: intended === undefined ? undefined : shown(intended),
  };
};
