import { readdirSync } from "node:fs";
import { join } from "node:path";
import { schemasOf } from "../../../content/schema/read-schemas";

const { properties } = schemasOf(".").get("unit.schema.json") ?? {};

/** Names of the drawings in a folder. */
const drawingsIn = (folder: string): string[] =>
  readdirSync(join(__dirname, "..", folder))
    .filter((file) => !file.includes(".test."))
    .map((file) => file.replace(".ts", ""))
    .toSorted();

test.each([["backdrop", "backdrop/motifs"]])(
  "the schema of units allows as a %s every drawing in %s, by its name",
  (property, folder) => {
    const allowed = properties?.[property]?.enum?.map((name) => String(name)) ?? [];
    expect(allowed.toSorted()).toEqual(drawingsIn(folder));
  },
);
