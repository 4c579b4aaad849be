import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { schemasOf } from "../lib/content/read/schema/read-schemas";
import { validatorsOf } from "../lib/content/read/schema/validators";

const ROOT = resolve(__dirname, "..");

/** Schema of each snippet's record, by prefix. */
const WRITES: Readonly<Record<string, string>> = {
  notice: "api/activity-list.schema.json#/items",
  club: "club.schema.json",
  stop: "trip.schema.json#/properties/stops/items",
  film: "api/video-list.schema.json#/properties/list/items",
  prose: "campaign-block.schema.json#/definitions/prose",
  correction: "corrections.schema.json#/properties/corrections/items",
  flowers: "flower-stand.schema.json#/properties/layers/items",
};

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
}

/** A snippet's text when nothing is typed: each gap with its first choice. */
function written({ body }: Snippet): unknown {
  const text = body
    .join("\n")
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, "$1")
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replaceAll("\\$", "$");
  return JSON.parse(text);
}

const file = readFileSync(join(ROOT, ".vscode/content.code-snippets"), "utf8");
const validators = validatorsOf(schemasOf(ROOT));
const snippets = Object.values(JSON.parse(file) as Record<string, Snippet>);

test("every snippet is known here", () => {
  expect(snippets.map(({ prefix }) => prefix).toSorted()).toEqual(Object.keys(WRITES).toSorted());
});

test.each(snippets.map((snippet) => [snippet.prefix, snippet] as const))(
  "%s writes what its schema allows",
  (prefix, snippet) => {
    const validate = validators(WRITES[prefix] ?? "");
    expect(validate(written(snippet)) || validate.errors).toBe(true);
  },
);
