import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SiteDefaults } from "../../../../content/types";
import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { KINDS } from "../../../content/model/kinds/kinds";
import type { DataRecord } from "../../../content/model/kinds/kind";
import { DATA_KINDS, type DataKind } from "../kinds";
import {
  INDEX_SCHEMA,
  listSchema,
  publishedSchemas,
  recordSchema,
} from "../schema/published-schemas";
import { DATA_FOLDER, DATA_VERSION, DATA_SCHEMAS_FOLDER, DATA_TYPES_FILE } from "../../addresses";
import { publishedRecord } from "./published-record";

/**
 * All published data files, by path in their folder. Deterministic.
 * @throws if a file is missing or is not JSON; content that passed the contract never does
 */
export function dataFiles(
  content: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  { types }: { types: string },
): Map<string, string> {
  const site = readJson<SiteDefaults>(join(content, "site.json"));
  const published = publishedSchemas(
    schemas,
    `${site.address}/${DATA_FOLDER}/${DATA_SCHEMAS_FOLDER}`,
  );
  const files = new Map<string, string>([[DATA_TYPES_FILE, types]]);
  for (const [name, schema] of published)
    files.set(`${DATA_SCHEMAS_FOLDER}/${name}`, textOf(schema));
  const albums = recordsOf(content, KINDS.albums.folder).map(([, record]) => record);
  const kinds = DATA_KINDS.map((kind) => {
    const records = recordsOf(content, kind.source).map(([key, record]) => {
      return [
        key,
        publishedRecord(record, kind, published, { address: site.address, albums }),
      ] as const;
    });
    for (const [key, record] of records) {
      const $schema = `../${DATA_SCHEMAS_FOLDER}/${recordSchema(kind)}`;
      files.set(`${kind.kind}/${key}.json`, textOf({ $schema, ...record }));
    }
    const $schema = `${DATA_SCHEMAS_FOLDER}/${listSchema(kind)}`;
    files.set(`${kind.kind}.json`, textOf({ $schema, list: records.map(([, record]) => record) }));
    return { ...kind, keys: records.map(([key]) => key) };
  });
  const $schema = `${DATA_SCHEMAS_FOLDER}/${INDEX_SCHEMA}`;
  files.set("index.json", textOf({ $schema, ...dataIndex(site, kinds) }));
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Records of a kind with their keys: files sorted by name, a list in its own order. */
function recordsOf(content: string, source: string): [string, DataRecord][] {
  if (source.endsWith(".json")) {
    const list = readJson<DataRecord[]>(join(content, source));
    return list.map((record) => [String(record.id), record]);
  }
  return readdirSync(join(content, source))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => [basename(name, ".json"), readJson(join(content, source, name))]);
}

const textOf = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

function readJson<Data>(path: string): Data {
  return JSON.parse(readFileSync(path, "utf8")) as Data;
}

const PROMISE =
  "Within version 1 fields and records are only ever added, and a list of allowed values may grow. What changes otherwise will be version 2, in a folder of its own.";

const TERMS = {
  facts: "Names and facts belong to the world of Ensemble Stars!! and to its makers.",
  texts:
    "Texts (catch, desc, text, lead and the like) and pictures are this guide’s own. Quote them with a link to the page they are from.",
  unofficial: "This guide is made by fans and has no tie to the makers of the game.",
  link: "Link to the page of what you show: page in each record that has one, or the address of this site.",
};

const dataIndex = (
  site: SiteDefaults,
  kinds: readonly (DataKind & { readonly keys: readonly string[] })[],
) => ({
  name: site.title,
  version: DATA_VERSION,
  about: site.description,
  promise: PROMISE,
  terms: TERMS,
  site: site.address,
  types: DATA_TYPES_FILE,
  kinds: kinds.map((kind) => ({
    kind: kind.kind,
    about: kind.description,
    count: kind.keys.length,
    list: `${kind.kind}.json`,
    schema: `${DATA_SCHEMAS_FOLDER}/${recordSchema(kind)}`,
    records: kind.keys.map((key) => `${kind.kind}/${key}.json`),
  })),
});
