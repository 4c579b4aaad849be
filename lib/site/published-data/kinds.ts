import { NOTICES } from "../../content/model/kinds/answers";
import type { Publication } from "../../content/model/kinds/kind";
import { ALL_KINDS, KINDS } from "../../content/model/kinds/kinds";

export interface DataKind extends Publication {
  /** Name of the list and of the records' folder. */
  readonly kind: string;
  /** Folder with a file for each record, or the file that is the list. */
  readonly source: string;
  /** Path in content/schema of the schema of a record (or of a list's items). */
  readonly schema: string;
}

export const DATA_KINDS: readonly DataKind[] = [
  ...ALL_KINDS.flatMap(({ folder, schema, published }) =>
    published ? [{ ...published, kind: folder, source: folder, schema: schema("") }] : [],
  ),
  {
    ...NOTICES.published,
    kind: "notices",
    source: `${KINDS.answers.folder}/${NOTICES.answer}.json`,
    schema: KINDS.answers.schema(NOTICES.answer),
  },
];
