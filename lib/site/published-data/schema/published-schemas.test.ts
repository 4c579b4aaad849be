import { posix } from "node:path";
import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { DATA_KINDS } from "../kinds";
import { publishedSchemas } from "./published-schemas";

const SHARED = "shared.schema.json";

it("keeps a definition whose schema is the first to refer to another of its file", () => {
  const recordIn = (file: string): JsonSchema => {
    const address = `${posix.relative(posix.dirname(file), SHARED)}#/definitions/outer`;
    return { title: "Record", properties: { outer: { $ref: address } } };
  };
  const shared: JsonSchema = {
    definitions: {
      outer: { type: "object", properties: { inner: { $ref: "#/definitions/inner" } } },
      inner: { type: "string" },
    },
  };
  const schemas = new Map(DATA_KINDS.map(({ schema }) => [schema, recordIn(schema)]));
  const published = publishedSchemas(schemas.set(SHARED, shared), "");
  expect(published.get(SHARED)?.definitions).toMatchObject({
    outer: { type: "object" },
    inner: { type: "string" },
  });
});
