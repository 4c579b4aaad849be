import { readContent } from "../read/read-content";
import { positionAt } from "../read/position";
import { fileIn, type Snapshot } from "../read/snapshot";
import { SCHEMA_FOLDER } from "../schema/read-schemas";
import { schemaFile } from "../schema/schema-at";
import { referencesInPage } from "./in-page";
import { referencesInRecord } from "./in-record";
import { referencesInSchema } from "./in-schema";
import type { PlacedReference, Reference } from "./reference";

/**
 * Every place in a content that names a record, a picture or an address: in the
 * records, the links of the legal pages, and the choices and examples of the schemas. What names something
 * follows from `x-refers` in the schemas. Old addresses in content/redirects.json are none of them.
 */
export function findReferences(snapshot: Snapshot): PlacedReference[] {
  const { schemas, files } = readContent(snapshot);
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
    const text = fileIn(snapshot, file).toString("utf8");
    texts.set(file, text);
    found.push(...referencesInSchema(file, name, text, schemas));
  }
  return found.map((one) => ({ ...one, ...positionAt(texts.get(one.file) ?? "", one.offset) }));
}
