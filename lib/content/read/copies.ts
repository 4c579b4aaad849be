import type { Listing } from "./list-files";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

type RecordFile = Listing["records"][number];

/** A file that holds the same bytes as another one of its folder. */
export interface Copy {
  readonly copy: RecordFile;
  readonly original: RecordFile;
}

/**
 * The files that were copied and not changed since, as systems name them `fine (1).json`. Of records of one text
 * that is the original which calls itself by the name of its file.
 */
export function copiesIn(snapshot: Snapshot, records: readonly RecordFile[]): Copy[] {
  const texts = new Map<string, RecordFile[]>();
  for (const file of records) {
    const text = `${file.kind.folder} ${fileIn(snapshot, `${CONTENT}/${file.path}`).toString("latin1")}`;
    texts.set(text, [...(texts.get(text) ?? []), file]);
  }
  return [...texts].flatMap(([text, files]) => {
    const original = files.length > 1 && files.find(({ key }) => text.includes(`"${key}"`));
    if (!original) return [];
    return files.flatMap((copy) => (copy === original ? [] : [{ copy, original }]));
  });
}
