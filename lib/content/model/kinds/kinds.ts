import type {
  Album,
  Campaign,
  Character,
  Club,
  Exhibit,
  FilmChapter,
  FourPieceIdol,
  LegalPage,
  Office,
  OtherCharacter,
  Song,
  StandParts,
  Trip,
  Unit,
  Venue,
} from "../../../../content/types";
import { campaignArtKey } from "./campaign-art";
import { pictureKeysBesidePoster, posterKey } from "./poster-key";
import {
  albumPath,
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

/** Suffix of an audition record's file, if it shares its cname with a later record. */
export const AUDITION = ".4piece";

/** File name of a campaign: its slug with dots for slashes. */
export const campaignKeyOf = (slug: string): string => slug.replaceAll("/", ".");
export const campaignSlugOf = (key: string): string => key.replaceAll(".", "/");

type Row<Kind, More> = Omit<Kind, keyof More> & More;

/**
 * Makes the row of a kind with one JSON file for each record: folder, name of the schema, noun. `content` is never set:
 * it carries the type of the records (`ContentOf`).
 */
const jsonKind =
  <Content>() =>
  <More extends Partial<RecordKind>>(folder: string, schema: string, noun: string, more: More) => {
    const kind = { folder, ending: "json" as const, schema: () => `${schema}.schema.json`, noun };
    return { ...kind, ...more } as Row<typeof kind, More> & { readonly content?: Content };
  };

/** Folders of content/ with one record in each file. A new kind of record is a row here, a schema and a folder. */
export const KINDS = {
  characters: jsonKind<Character>()("characters", "character", "a character", {
    naming: {
      refers: "character",
      nameProperty: "cname",
      titleProperty: "name",
      files: (cname) => [
        `characters/${cname}.json`,
        `characters/${cname}${AUDITION}.json`,
        `other-characters/${cname}.json`,
      ],
      pictures: (cname) =>
        // Of the later record and of the audition record.
        ["", "4piece"].flatMap((unit) => [
          posterKey({ cname, unit }),
          ...pictureKeysBesidePoster({ cname, unit }),
        ]),
      address: characterPath,
      parameter: "character",
    },
    published: {
      singular: "character",
      description:
        "Idols and figures: names, voice actors, published facts, and our words on each.",
      page: ({ cname, unit }) => recordPath({ cname: String(cname), unit: String(unit) }),
    },
  }),
  otherCharacters: jsonKind<OtherCharacter>()(
    "other-characters",
    "other-character",
    "an other-character",
    {},
  ),
  units: jsonKind<Unit>()("units", "unit", "a unit", {
    naming: {
      refers: "unit",
      nameProperty: "id",
      titleProperty: "name",
      files: (id) => [`units/${id}.json`],
      pictures: (id) => ["wide", "tall", "mark"].map((shape) => `units/${id}-${shape}`),
      address: unitPath,
      parameter: "unit",
    },
    published: {
      singular: "unit",
      description: "Units: members, leader, colours, first release.",
      page: ({ id }) => unitPath(String(id)),
    },
  }),
  offices: jsonKind<Office>()("offices", "office", "an office", {
    published: {
      singular: "office",
      description: "Agencies and their units.",
      page: ({ id }) => officePath(String(id)),
    },
  }),
  clubs: jsonKind<Club>()("clubs", "club", "a club", {
    naming: {
      refers: "club",
      nameProperty: "key",
      titleProperty: "title",
      files: (key) => [`clubs/${key}.json`],
      pictures: () => [],
      address: clubPath,
    },
    published: {
      singular: "club",
      description: "Clubs and their members.",
      page: ({ key }) => clubPath(String(key)),
    },
  }),
  trips: jsonKind<Trip>()("trips", "trip", "a trip", {
    naming: {
      refers: "trip",
      nameProperty: "id",
      titleProperty: "title",
      files: (id) => [`trips/${id}.json`],
      pictures: (id) => [`trips/${id}`, `trips/${id}-wide`],
      address: tripPath,
    },
    published: {
      singular: "trip",
      description:
        "Albums of the series TRIP: who sings, when it came out, and a destination that we imagined.",
      page: ({ id }) => tripPath(String(id)),
    },
  }),
  songs: jsonKind<Song>()("songs", "song", "a song", {
    naming: {
      refers: "song",
      nameProperty: "id",
      titleProperty: "title",
      files: (id) => [`songs/${id}.json`],
      pictures: () => [],
    },
    published: {
      singular: "song",
      description: "Songs: who sings, levels of the charts, lengths, credits, the video.",
    },
  }),
  albums: jsonKind<Album>()("albums", "album", "an album", {
    naming: {
      refers: "album",
      nameProperty: "id",
      titleProperty: "title",
      files: (id) => [`albums/${id}.json`],
      pictures: (id) => [`albums/${id}`],
      address: albumPath,
    },
    published: {
      singular: "album",
      description: "Albums and singles: release days, series, units, tracks.",
      page: ({ id }) => albumPath(String(id)),
    },
  }),
  venues: jsonKind<Venue>()("venues", "venue", "a venue", {
    published: {
      singular: "venue",
      description: "The four tours of the audition 4piece, with their days in each edition.",
      page: () => fourPiecePath,
    },
  }),
  fourPiece: jsonKind<FourPieceIdol>()("four-piece", "four-piece-idol", "an idol of the audition", {
    published: {
      singular: "four-piece-idol",
      description: "The idols of the audition 4piece: venue, role, our words.",
      page: ({ slug }) => fourPieceIdolPath(String(slug)),
    },
  }),
  campaigns: jsonKind<Campaign>()("campaigns", "campaign", "a campaign", {
    naming: {
      refers: "campaign",
      nameProperty: "slug",
      titleProperty: "name",
      files: (slug) => [`campaigns/${campaignKeyOf(slug)}.json`],
      pictures: (slug) => [campaignArtKey(slug, "wide"), campaignArtKey(slug, "tall")],
      address: campaignPath,
    },
    published: {
      singular: "campaign",
      description: "Campaigns and events that this site has a page for: name, days, cast, colours.",
      page: ({ slug }) => campaignPath(String(slug)),
    },
  }),
  film: jsonKind<FilmChapter>()("campaigns/playmovie", "film-chapter", "a chapter of the film", {}),
  standParts: jsonKind<StandParts>()("stand-parts", "stand-parts", "a list of stand parts", {}),
  exhibits: jsonKind<Exhibit>()("exhibits", "exhibit", "an exhibit", {}),
  legal: jsonKind<LegalPage>()("legal", "legal", "a legal page", { ending: "md" }),
  answers: jsonKind<unknown>()("api", "", "an answer", {
    schema: (key) => `api/${key}.schema.json`,
  }),
};

/** The rows as plain {@link RecordKind}s. */
export const ALL_KINDS: readonly RecordKind[] = Object.values(KINDS);

export type KindKey = keyof typeof KINDS;

export type ContentOf<Key extends KindKey> = NonNullable<(typeof KINDS)[Key]["content"]>;
