import { shown } from "../../model/problems/words";
import { type MessageSource, type MessageWriter, type SchemaFault, subject } from "./message";
import { additionalProperties, required } from "./properties";
import { bounds, itemCount, length, uniqueItems } from "./sizes";
import { anyOf, constant, enumeration, pattern, type } from "./values";

/** Rule name and message writer of each keyword. */
const WRITERS: Readonly<Record<string, readonly [rule: string, write: MessageWriter]>> = {
  required: ["missing-property", required],
  additionalProperties: ["unknown-property", additionalProperties],
  type: ["type", type],
  enum: ["choice", enumeration],
  const: ["choice", constant],
  pattern: ["form", pattern],
  anyOf: ["range", anyOf],
  minLength: ["length", length],
  maxLength: ["length", length],
  minimum: ["range", bounds],
  maximum: ["range", bounds],
  minItems: ["length", itemCount],
  maxItems: ["length", itemCount],
  uniqueItems: ["duplicate-item", uniqueItems],
};

const other: MessageWriter = (source) => ({
  message: `${subject(source)} is ${shown(source.error.data)}, which is not in the right form`,
  allowed: source.schema.description?.replace(/\.$/, ""),
});

/** Converts an Ajv error to a message for content editors. */
export function messageFor(source: MessageSource): SchemaFault {
  const [rule, write] = WRITERS[source.error.keyword] ?? ["form", other];
  return { rule, path: source.path, wrong: [source.path], ...write(source) };
}
