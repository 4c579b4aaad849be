import { posix } from "node:path";
import { shown } from "../problems/words";
import type { JsonSchema, Schemas } from "./json-schema";
import { schemaError } from "./schema-error";

/**
 * Target of a `$ref` in `file`: `other.schema.json`, `other.schema.json#/definitions/name` or `#/definitions/name`;
 * with the file that the target's own references are relative to.
 * @throws ContentError if the target does not exist
 */
export function resolveRef(
  schemas: Schemas,
  file: string,
  ref: string,
): { schema: JsonSchema; file: string } {
  const [path = "", pointer = ""] = ref.split("#");
  const target = path === "" ? file : posix.join(posix.dirname(file), path);
  const whole = schemas.get(target);
  const name = /^\/definitions\/([^/]+)$/.exec(pointer)?.[1];
  const schema = name === undefined ? whole : whole?.definitions?.[name];
  if (!schema || (pointer !== "" && name === undefined)) {
    const words = `it refers to ${shown(ref)}, which does not exist`;
    throw schemaError(file, schemas.get(file), words, JSON.stringify(ref));
  }
  return { schema, file: target };
}
