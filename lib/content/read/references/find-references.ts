import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { readContent } from "../read-content";
import { positionAt } from "../../model/problems/position";
import { fileIn, type Snapshot } from "../snapshot";
import { SCHEMA_FOLDER } from "../schema/read-schemas";
import { referencesInPage } from "./in-page";
import { referencesInSchema } from "../../model/references/in-schema";
import type { PlacedReference, Reference } from "../../model/references/reference";
import { referringValues } from "../../model/references/annotated-values";

/**
 * All values that name a record, a picture or an address: in records, in links of legal pages, and in choices and
 * examples of schemas, as given by `x-refers`. Excludes old addresses in content/redirects.json.
 */
export function findReferences(snapshot: Snapshot): PlacedReference[] {
  const { schemas, files } = readContent(snapshot);
  const texts = new Map<string, string>();
  const found: Reference[] = files.flatMap(({ path, key, kind, text, data, bodyStart }) => {
    texts.set(path, text);
    if (kind.ending === "md") return referencesInPage(path, text, bodyStart);
    const tree = parseTree(text);
    return referringValues(data, kind.schema(key), schemas)
      .flatMap(({ path: steps, ...named }): Reference[] => {
        const node = tree && findNodeAtLocation(tree, [...steps]);
        if (!node) return [];
        const { offset, length } = node;
        return [{ file: path, path: steps, ...named, offset, length, role: "value" }];
      })
      .toSorted((one, other) => one.offset - other.offset);
  });
  for (const name of schemas.keys()) {
    const file = `${SCHEMA_FOLDER}/${name}`;
    const text = fileIn(snapshot, file).toString("utf8");
    texts.set(file, text);
    found.push(...referencesInSchema(file, name, text, schemas));
  }
  return found.map((one) => ({ ...one, ...positionAt(texts.get(one.file) ?? "", one.offset) }));
}
