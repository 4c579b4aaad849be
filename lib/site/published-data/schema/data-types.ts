import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { NAMES_SCHEMA } from "../../../content/read/schema/names";
import { typesOf } from "../../../content/model/schema/types-of";
import { publishedSchemas } from "./published-schemas";

type Schemas = ReadonlyMap<string, JsonSchema>;

const HEADER = [
  "// The types of the data that Encore publishes below /data/v1, generated from its schemas.",
  "// Within version 1 fields are only ever added.",
].join("\n");

/** TypeScript types of the published data. @param schemas all of content/schema */
export const dataTypes = (schemas: Schemas): Promise<string> =>
  typesOf(withOpenNames(publishedSchemas(schemas, "")), HEADER, true);

/** Types units as text, since new ones come. */
function withOpenNames(schemas: Schemas): Schemas {
  const open = ({ title, description }: JsonSchema) => ({ title, description, tsType: "string" });
  const { definitions = {}, ...names } = schemas.get(NAMES_SCHEMA) ?? {};
  const opened = Object.entries(definitions).map(([key, one]) => [key, open(one)] as const);
  return new Map(schemas).set(NAMES_SCHEMA, { ...names, definitions: Object.fromEntries(opened) });
}
