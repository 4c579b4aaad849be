import type {
  Campaign,
  Character,
  Club,
  Exhibit,
  FilmChapter,
  FourPieceIdol,
  LegalPage,
  Office,
  OtherCharacter,
  StandParts,
  Trip,
  Unit,
  Venue,
} from "../../../content/types";
import { campaignKey } from "../catalogue/campaign-art";
import { detailKeys, posterKey } from "../catalogue/poster-key";
import {
  campaignPath,
  characterPath,
  clubPath,
  fourPieceIdolPath,
  fourPiecePath,
  officePath,
  recordPath,
  tripPath,
  unitPath,
} from "../pages/paths";
import type { RecordKind } from "./kind";

/** Suffix of the file name of an audition record that shares its cname with a later record. */
export const AUDITION = ".4piece";

/** The file of a campaign is called like its address, with dots for slashes. */
export const campaignKeyOf = (slug: string): string => slug.replaceAll("/", ".");
/** The address of a campaign by the name of its file. */
export const campaignSlugOf = (key: string): string => key.replaceAll(".", "/");

/** Gives rows the type of their records. */
function of<Content>() {
  return function row<Row extends RecordKind>(kind: Row): Row & { readonly content?: Content } {
    return kind;
  };
}

/** What each kind of one JSON file for each record has. */
const record = (folder: string, schema: string, noun: string) => ({
  folder,
  ending: "json" as const,
  schema: () => `${schema}.schema.json`,
  noun,
});

/**
 * The folders of content/ that hold one record in each file. A new kind of record is a row here, a schema and a
 * folder.
 */
export const KINDS = {
  characters: of<Character>()({
    ...record("characters", "character", "a character"),
    naming: {
      refers: "character",
      nameIs: "cname",
      shownAs: "name",
      files: (cname) => [
        `characters/${cname}.json`,
        `characters/${cname}${AUDITION}.json`,
        `other-characters/${cname}.json`,
      ],
      pictures: (cname) =>
        ["", "4piece"].flatMap((unit) => [
          posterKey({ cname, unit }),
          ...detailKeys({ cname, unit }),
        ]),
      address: characterPath,
      parameter: "character",
    },
    published: {
      one: "character",
      about: "Idols and figures: names, voice actors, published facts, and our words on each.",
      page: ({ cname, unit }) => recordPath({ cname: String(cname), unit: String(unit) }),
    },
  }),
  otherCharacters: of<OtherCharacter>()({
    ...record("other-characters", "other-character", "an other-character"),
  }),
  units: of<Unit>()({
    ...record("units", "unit", "a unit"),
    naming: {
      refers: "unit",
      nameIs: "id",
      shownAs: "name",
      files: (id) => [`units/${id}.json`],
      pictures: (id) => ["wide", "tall", "mark"].map((shape) => `units/${id}-${shape}`),
      address: unitPath,
      parameter: "unit",
    },
    published: {
      one: "unit",
      about: "Units: members, leader, colours, first release.",
      page: ({ id }) => unitPath(String(id)),
    },
  }),
  offices: of<Office>()({
    ...record("offices", "office", "an office"),
    published: {
      one: "office",
      about: "Agencies and their units.",
      page: ({ id }) => officePath(String(id)),
    },
  }),
  clubs: of<Club>()({
    ...record("clubs", "club", "a club"),
    naming: {
      refers: "club",
      nameIs: "key",
      shownAs: "title",
      files: (key) => [`clubs/${key}.json`],
      pictures: () => [],
      address: clubPath,
    },
    published: {
      one: "club",
      about: "Clubs and their members.",
      page: ({ key }) => clubPath(String(key)),
    },
  }),
  trips: of<Trip>()({
    ...record("trips", "trip", "a trip"),
    naming: {
      refers: "trip",
      nameIs: "id",
      shownAs: "title",
      files: (id) => [`trips/${id}.json`],
      pictures: (id) => [`trips/${id}`, `trips/${id}-wide`],
      address: tripPath,
    },
    published: {
      one: "trip",
      about:
        "Albums of the series TRIP: who sings, when it came out, and a destination that we imagined.",
      page: ({ id }) => tripPath(String(id)),
    },
  }),
  venues: of<Venue>()({
    ...record("venues", "venue", "a venue"),
    published: {
      one: "venue",
      about: "The four tours of the audition 4piece, with their days in each edition.",
      page: () => fourPiecePath,
    },
  }),
  fourPiece: of<FourPieceIdol>()({
    ...record("four-piece", "four-piece-idol", "an idol of the audition"),
    published: {
      one: "four-piece-idol",
      about: "The idols of the audition 4piece: venue, role, our words.",
      page: ({ slug }) => fourPieceIdolPath(String(slug)),
    },
  }),
  campaigns: of<Campaign>()({
    ...record("campaigns", "campaign", "a campaign"),
    naming: {
      refers: "campaign",
      nameIs: "slug",
      shownAs: "name",
      files: (slug) => [`campaigns/${campaignKeyOf(slug)}.json`],
      pictures: (slug) => [campaignKey(slug, "wide"), campaignKey(slug, "tall")],
      address: campaignPath,
    },
    published: {
      one: "campaign",
      about: "Campaigns and events that this site has a page for: name, days, cast, colours.",
      page: ({ slug }) => campaignPath(String(slug)),
    },
  }),
  film: of<FilmChapter>()({
    ...record("campaigns/playmovie", "film-chapter", "a chapter of the film"),
  }),
  standParts: of<StandParts>()({
    ...record("stand-parts", "stand-parts", "a list of stand parts"),
  }),
  exhibits: of<Exhibit>()({
    ...record("exhibits", "exhibit", "an exhibit"),
  }),
  legal: of<LegalPage>()({
    folder: "legal",
    ending: "md",
    schema: () => "legal.schema.json",
    noun: "a legal page",
  }),
  answers: of<unknown>()({
    folder: "api",
    ending: "json",
    schema: (key) => `api/${key}.schema.json`,
    noun: "an answer",
  }),
};

/** The rows without their names and what they hold. */
export const ALL_KINDS: readonly RecordKind[] = Object.values(KINDS);

/** Name of a kind. */
export type KindKey = keyof typeof KINDS;

/** What a record of a kind holds. */
export type ContentOf<Key extends KindKey> = NonNullable<(typeof KINDS)[Key]["content"]>;
