import type { Album } from "../../../content/types";
import { NOTICES } from "../../content/model/kinds/answers";
import type { Publication } from "../../content/model/kinds/kind";
import { ALL_KINDS, KINDS } from "../../content/model/kinds/kinds";
import { songsPath } from "../../content/model/pages/paths";
import { songPlaces } from "../../music/discography";

export interface DataKind extends Publication {
  /** Name of the list and of the records' folder. */
  readonly kind: string;
  /** Folder with a file for each record, or the file that is the list. */
  readonly source: string;
  /** Path in content/schema of the schema of a record (or of a list's items). */
  readonly schema: string;
}

/** A song is a section of its first album's page. */
const songPage: Publication["page"] = ({ id }, albums) =>
  songPlaces([{ id: String(id) }], albums as unknown as Album[]).get(String(id))?.path ?? songsPath;

export const DATA_KINDS: readonly DataKind[] = [
  ...ALL_KINDS.flatMap(({ folder, schema, published }) => {
    if (!published) return [];
    const page = folder === KINDS.songs.folder ? { page: songPage } : {};
    return [{ ...published, ...page, kind: folder, source: folder, schema: schema("") }];
  }),
  {
    ...NOTICES.published,
    kind: "notices",
    source: `${KINDS.answers.folder}/${NOTICES.answer}.json`,
    schema: KINDS.answers.schema(NOTICES.answer),
  },
];
