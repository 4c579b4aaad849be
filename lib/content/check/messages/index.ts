import {
  type MessageSource,
  type MessageWriter,
  type SchemaFault,
  subject,
  valueFault,
} from "./message";
import { additionalProperties, required } from "./properties";
import { bounds, itemCount, length, uniqueItems } from "./sizes";
import { anyOf, constant, enumeration, pattern, type } from "./values";
import { shown } from "../words";

const WRITERS: Record<string, MessageWriter> = {
  required,
  additionalProperties,
  type,
  enum: enumeration,
  const: constant,
  pattern,
  anyOf,
  minLength: length,
  maxLength: length,
  minimum: bounds,
  maximum: bounds,
  minItems: itemCount,
  maxItems: itemCount,
  uniqueItems,
};

const other: MessageWriter = (source) =>
  valueFault(source, "form", {
    message: `${subject(source)} is ${shown(source.error.data)}, which is not in the right form`,
    allowed: source.schema.description?.replace(/\.$/, ""),
  });

/** What to tell the person who edits the content about one Ajv error. */
export function messageFor(source: MessageSource): SchemaFault {
  return (WRITERS[source.error.keyword] ?? other)(source);
}
