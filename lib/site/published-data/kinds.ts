import { NOTICES } from "../../content/model/kinds/answers";
import type { Publication } from "../../content/model/kinds/kind";
import { ALL_KINDS, KINDS } from "../../content/model/kinds/kinds";

/** A kind of records that is published. */
export interface DataKind extends Publication {
  /** Name of the list and of the folder of the records. */
  readonly kind: string;
  /** Folder in the content of one file for each record, or the one file that is the list. */
  readonly source: string;
  /** Schema of a record: a path in content/schema; of a list, that of its items. */
  readonly schema: string;
}

/** What is published, in the order of the index. */
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
