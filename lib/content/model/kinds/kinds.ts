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
import { campaignKey } from "./campaign-art";
import { besidePoster, posterKey } from "./poster-key";
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

/** Makes the row of a kind with one JSON file for each record: folder, name of the schema, noun. */
const of =
  <Content>() =>
  <More extends Partial<RecordKind>>(folder: string, schema: string, noun: string, more: More) => {
    const kind = { folder, ending: "json" as const, schema: () => `${schema}.schema.json`, noun };
    return { ...kind, ...more } as Row<typeof kind, More> & { readonly content?: Content };
  };

/** Folders of content/ with one record in each file. A new kind of record is a row here, a schema and a folder. */
export const KINDS = {
  characters: of<Character>()("characters", "character", "a character", {
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
          ...besidePoster({ cname, unit }),
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
  otherCharacters: of<OtherCharacter>()(
    "other-characters",
    "other-character",
    "an other-character",
    {},
  ),
  units: of<Unit>()("units", "unit", "a unit", {
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
  offices: of<Office>()("offices", "office", "an office", {
    published: {
      one: "office",
      about: "Agencies and their units.",
      page: ({ id }) => officePath(String(id)),
    },
  }),
  clubs: of<Club>()("clubs", "club", "a club", {
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
  trips: of<Trip>()("trips", "trip", "a trip", {
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
  songs: of<Song>()("songs", "song", "a song", {
    naming: {
      refers: "song",
      nameIs: "id",
      shownAs: "title",
      files: (id) => [`songs/${id}.json`],
      pictures: () => [],
    },
    published: {
      one: "song",
      about: "Songs: who sings, levels of the charts, lengths, credits, the video.",
    },
  }),
  albums: of<Album>()("albums", "album", "an album", {
    naming: {
      refers: "album",
      nameIs: "id",
      shownAs: "title",
      files: (id) => [`albums/${id}.json`],
      pictures: (id) => [`albums/${id}`],
      address: albumPath,
    },
    published: {
      one: "album",
      about: "Albums and singles: release days, series, units, tracks.",
    },
  }),
  venues: of<Venue>()("venues", "venue", "a venue", {
    published: {
      one: "venue",
      about: "The four tours of the audition 4piece, with their days in each edition.",
      page: () => fourPiecePath,
    },
  }),
  fourPiece: of<FourPieceIdol>()("four-piece", "four-piece-idol", "an idol of the audition", {
    published: {
      one: "four-piece-idol",
      about: "The idols of the audition 4piece: venue, role, our words.",
      page: ({ slug }) => fourPieceIdolPath(String(slug)),
    },
  }),
  campaigns: of<Campaign>()("campaigns", "campaign", "a campaign", {
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
  film: of<FilmChapter>()("campaigns/playmovie", "film-chapter", "a chapter of the film", {}),
  standParts: of<StandParts>()("stand-parts", "stand-parts", "a list of stand parts", {}),
  exhibits: of<Exhibit>()("exhibits", "exhibit", "an exhibit", {}),
  legal: of<LegalPage>()("legal", "legal", "a legal page", { ending: "md" }),
  answers: of<unknown>()("api", "", "an answer", { schema: (key) => `api/${key}.schema.json` }),
};

/** The rows as plain {@link RecordKind}s. */
export const ALL_KINDS: readonly RecordKind[] = Object.values(KINDS);

export type KindKey = keyof typeof KINDS;

export type ContentOf<Key extends KindKey> = NonNullable<(typeof KINDS)[Key]["content"]>;
