import { NOTICES } from "../../../lib/content/model/kinds/answers";
import type { Naming } from "../../../lib/content/model/kinds/kind";
import { ALL_KINDS, type KindKey, KINDS } from "../../../lib/content/model/kinds/kinds";
import { PLAY_FILE } from "../../../lib/content/model/kinds/single-files";
import { fourPieceIdolPath } from "../../../lib/content/model/pages/paths";
import { ART_ENDINGS, ART_FOLDER } from "../../../lib/content/read/folders";
import { CONTENT } from "../../../lib/content/read/snapshot";

type NameOf<Row> = Row extends { naming: { refers: infer Name } } ? Name : never;

/** Name of a kind in the commands that create, rename and remove records. */
export type KindName = NameOf<(typeof KINDS)[KindKey] | typeof NOTICES>;

const fromRoot = (naming: Naming): Naming => ({
  ...naming,
  files: (name) => naming.files(name).map((file) => `${CONTENT}/${file}`),
});

const NAMINGS = [...ALL_KINDS.flatMap(({ naming }) => naming ?? []), NOTICES.naming];

/** Kinds by their names in commands; file paths are from the project's root. */
export const NAMED_KINDS = Object.fromEntries(
  NAMINGS.map((naming) => [naming.refers, fromRoot(naming)]),
) as Record<KindName, Naming>;

/** A kind without titles whose records are renamed along with others. */
export type RenamedKind = Omit<Naming, "titleProperty">;

export const FOUR_PIECE_IDOL: RenamedKind = {
  refers: "fourPieceIdol",
  nameProperty: "slug",
  files: (slug) => [`${CONTENT}/${KINDS.fourPiece.folder}/${slug}.json`],
  pictures: () => [],
  address: fourPieceIdolPath,
};

/** The file of the games, from the project's root. */
export const GAMES_FILE = `${CONTENT}/${PLAY_FILE}`;

export const artFiles = (key: string): string[] =>
  ART_ENDINGS.map((ending) => `${CONTENT}/${ART_FOLDER}/${key}.${ending}`);
