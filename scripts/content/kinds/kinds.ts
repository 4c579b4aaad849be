import {
  campaignPath,
  characterPath,
  fourPieceIdolPath,
  noticePath,
  tripPath,
  unitPath,
} from "../../../lib/content/pages/paths";
import { campaignArt } from "../../../lib/content/catalogue/campaign-art";
import { DETAIL_NAMES } from "../../../lib/content/catalogue/poster-key";
import { AUDITION } from "../../../lib/content/identity/identities";
import { ART_ENDINGS, ART_FOLDER, RECORD_KINDS } from "../../../lib/content/read/folders";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { Refers } from "../../../lib/content/references/refers";

/** A kind of record that the commands make, rename and remove. */
export interface Kind {
  /** What its records are called in the schemas (`x-refers`). */
  readonly refers: Refers;
  /** The property that holds the name of a record. */
  readonly nameIs: string;
  /** The property that holds what visitors read as its name; undefined if it has none. */
  readonly shownAs?: "name" | "title";
  /** Every file that is named after a record, whether it is there or not; paths from the project's root. */
  readonly files: (name: string) => string[];
  /** Art keys of the pictures that are named after a record. */
  readonly pictures: (name: string) => string[];
  /** Address of the page, or of the entry in a page; undefined if the kind has none. */
  readonly address?: (name: string) => string;
  /** Parameter of addresses that holds the name of a record. */
  readonly parameter?: string;
}

const file = (kind: { folder: string }, name: string) => `${CONTENT}/${kind.folder}/${name}.json`;

/** The kinds by the names that the commands know them by. */
export const KINDS = {
  character: {
    refers: "character",
    nameIs: "cname",
    shownAs: "name",
    files: (cname) => [
      file(RECORD_KINDS.characters, cname),
      file(RECORD_KINDS.characters, cname + AUDITION),
      file(RECORD_KINDS.otherCharacters, cname),
    ],
    pictures: (cname) =>
      [`characters/${cname}`, `characters/${cname}-4piece`].flatMap((poster) => [
        poster,
        ...DETAIL_NAMES.map((detail) => `${poster}-${detail}`),
      ]),
    address: characterPath,
    parameter: "character",
  },
  unit: {
    refers: "unit",
    nameIs: "id",
    shownAs: "name",
    files: (id) => [file(RECORD_KINDS.units, id)],
    pictures: (id) => ["wide", "tall", "mark"].map((shape) => `units/${id}-${shape}`),
    address: unitPath,
    parameter: "unit",
  },
  club: {
    refers: "club",
    nameIs: "key",
    shownAs: "title",
    files: (key) => [file(RECORD_KINDS.clubs, key)],
    pictures: () => [],
  },
  campaign: {
    refers: "campaign",
    nameIs: "slug",
    shownAs: "name",
    files: (slug) => [file(RECORD_KINDS.campaigns, slug.replaceAll("/", "."))],
    pictures: (slug) => ["wide", "tall"].map((shape) => `campaigns/${campaignArt(slug)}-${shape}`),
    address: campaignPath,
  },
  trip: {
    refers: "trip",
    nameIs: "id",
    shownAs: "title",
    files: (id) => [file(RECORD_KINDS.trips, id)],
    pictures: (id) => [`trips/${id}`, `trips/${id}-wide`],
    address: tripPath,
  },
  notice: {
    refers: "notice",
    nameIs: "id",
    shownAs: "title",
    files: () => [],
    pictures: () => [],
    address: noticePath,
  },
} as const satisfies Record<string, Kind>;

/** Name of a kind. */
export type KindName = keyof typeof KINDS;

/** The idol's page of the audition: it is renamed along with the idol. */
export const FOUR_PIECE_IDOL: Kind = {
  refers: "fourPieceIdol",
  nameIs: "slug",
  files: (slug) => [file(RECORD_KINDS.fourPiece, slug)],
  pictures: () => [],
  address: fourPieceIdolPath,
};

/** The files in content/art that a picture may have. */
export function artFiles(key: string): string[] {
  return ART_ENDINGS.map((ending) => `${CONTENT}/${ART_FOLDER}/${key}.${ending}`);
}
