import { posix } from "node:path";
import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
  sheetOf,
} from "../../../lib/content/model/illustrations/kinds";
import type { Schemas } from "../../../lib/content/model/schema/json-schema";
import {
  branches,
  type Subschema,
  childSchema,
  dereference,
  rootSchema,
} from "../../../lib/content/model/schema/subschema";
import { listFiles } from "../../../lib/content/read/list-files";
import { readContent } from "../../../lib/content/read/read-content";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { Draft } from "../draft/draft";

const FOLDERS = Object.keys(ILLUSTRATIONS) as IllustrationFolder[];
const TITLES: ReadonlyMap<unknown, IllustrationFolder> = new Map(
  FOLDERS.map((folder) => [ILLUSTRATIONS[folder].title, folder]),
);

export interface NamedDrawing {
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * Drawings that some records name, and no other record, backdrop or program does. Files by path from the project's
 * root.
 */
export function drawingsUsedOnlyBy(draft: Draft, records: readonly string[]): NamedDrawing[] {
  const snapshot = draft.snapshot();
  const { files, schemas } = readContent(snapshot);
  const [own, others] = [new Set<string>(), new Set<string>()];
  for (const { path, key, kind, data } of files) {
    if (kind.ending === "md") continue;
    const names = records.includes(path) ? own : others;
    for (const one of drawingNamesIn(data, rootSchema(schemas, kind.schema(key)), schemas))
      names.add(one);
  }
  const { illustrations } = listFiles(snapshot);
  const backdrops = illustrations.filter(({ list }) => list === "backdrops");
  const wordsInBackdrops = new Set(
    backdrops.flatMap(({ path }) => draft.text(`${CONTENT}/${path}`)?.match(/[a-z\d-]+/g) ?? []),
  );
  return [...own]
    .filter((one) => !others.has(one))
    .toSorted()
    .flatMap((one) => {
      const { dir: folder, base: name } = posix.parse(one);
      const { needed = [] }: IllustrationKind = ILLUSTRATIONS[folder as IllustrationFolder];
      const isShownByBackdrop =
        ["halos", "confetti"].includes(folder) && wordsInBackdrops.has(name);
      if (needed.includes(name) || isShownByBackdrop) return [];
      const found = illustrations.filter(
        ({ list, key }) => list === folder && sheetOf(key).name === name,
      );
      return [{ name, files: found.map(({ path }) => `${CONTENT}/${path}`) }];
    });
}

function* drawingNamesIn(
  value: unknown,
  subschema: Subschema,
  schemas: Schemas,
): Generator<string> {
  const here = dereference(schemas, subschema);
  const folder = TITLES.get(here.schema.title);
  if (folder && typeof value === "string") yield `${folder}/${value}`;
  if (typeof value !== "object" || value === null) return;
  for (const branch of branches(schemas, here)) yield* drawingNamesIn(value, branch, schemas);
  for (const [name, part] of Object.entries(value)) {
    const isItem = Array.isArray(value);
    const inner = isItem ? here.schema.items : here.schema.properties?.[name];
    const pointer = isItem ? "items" : `properties/${name}`;
    if (inner) yield* drawingNamesIn(part, childSchema(here, pointer, inner), schemas);
  }
}
