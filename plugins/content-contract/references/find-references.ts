import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../read/list-files";
import { positionAt } from "../read/position";
import { readFiles } from "../read/read-files";
import { readSchemas, SCHEMA_FOLDER } from "../schema/read-schemas";
import { schemaFile } from "../schema/schema-at";
import { referencesInPage } from "./in-page";
import { referencesInRecord } from "./in-record";
import { referencesInSchema } from "./in-schema";
import type { PlacedReference, Reference } from "./reference";

/**
 * Every place in the content of the project at `root` that names a record, a picture or an address: in the
 * records, the links of the legal pages, and the choices and examples of the schemas. What names something
 * follows from `x-refers` in the schemas. Old addresses in content/redirects.json are none of them.
 */
export function findReferences(root: string): PlacedReference[] {
  const schemas = readSchemas(root);
  const { files } = readFiles(root, listFiles(root));
  const texts = new Map<string, string>();
  const found: Reference[] = files.flatMap(({ path, key, kind, text, bodyStart }) => {
    texts.set(path, text);
    if (kind.ending === "md") return referencesInPage(path, text, bodyStart);
    const schema = kind.schema(key);
    if (!schemas.has(schema)) return [];
    return referencesInRecord(path, text, schemaFile(schemas, schema), schemas);
  });
  for (const name of schemas.keys()) {
    const file = `${SCHEMA_FOLDER}/${name}`;
    const text = readFileSync(join(root, file), "utf8");
    texts.set(file, text);
    found.push(...referencesInSchema(file, name, text, schemas));
  }
  return found.map((one) => ({ ...one, ...positionAt(texts.get(one.file) ?? "", one.offset) }));
}
