import {
  campaignPath,
  characterPath,
  fourPieceIdolPath,
  noticePath,
  tripPath,
  unitPath,
  unitsPath,
} from "../../content/pages/paths";

/** A record of any kind, as its file says it. */
export type DataRecord = Readonly<Record<string, unknown>>;

/** A kind of records that is published. */
export interface DataKind {
  /** Name of the list and of the folder of the records. */
  readonly kind: string;
  /** What one record is, in the singular: the name of its schema. */
  readonly one: string;
  /** What the list holds, for who reads the index. */
  readonly about: string;
  /** Folder in the content of one file for each record, or the one file that is the list. */
  readonly source: string;
  /** Schema of a record: a path in content/schema; of a list, that of its items. */
  readonly schema: string;
  /** Path of the page that tells of a record, from the site's root; absent where none does. */
  readonly page?: (record: DataRecord) => string;
}

/** Unit of the audition records, which are told on the page of the idol's later record. */
const AUDITION = "4piece";

/** What is published, in the order of the index. A new kind is a new row, and its annotations in the schema. */
export const DATA_KINDS: readonly DataKind[] = [
  {
    kind: "characters",
    one: "character",
    about: "Idols and figures: names, voice actors, published facts, and our words on each.",
    source: "characters",
    schema: "character.schema.json",
    page: ({ cname, unit }) =>
      characterPath(String(cname)) + (unit === AUDITION ? "#audition" : ""),
  },
  {
    kind: "units",
    one: "unit",
    about: "Units: members, leader, colours, first release.",
    source: "units",
    schema: "unit.schema.json",
    page: ({ id }) => unitPath(String(id)),
  },
  {
    kind: "offices",
    one: "office",
    about: "Agencies and their units.",
    source: "offices",
    schema: "office.schema.json",
    page: ({ id }) => `${unitsPath}#${id}`,
  },
  {
    kind: "clubs",
    one: "club",
    about: "Clubs and their members.",
    source: "clubs",
    schema: "club.schema.json",
  },
  {
    kind: "trips",
    one: "trip",
    about:
      "Albums of the series TRIP: who sings, when it came out, and a destination that we imagined.",
    source: "trips",
    schema: "trip.schema.json",
    page: ({ id }) => tripPath(String(id)),
  },
  {
    kind: "venues",
    one: "venue",
    about: "The four tours of the audition 4piece, with their days in each edition.",
    source: "venues",
    schema: "venue.schema.json",
    page: () => "/4piece",
  },
  {
    kind: "four-piece",
    one: "four-piece-idol",
    about: "The idols of the audition 4piece: venue, role, our words.",
    source: "four-piece",
    schema: "four-piece-idol.schema.json",
    page: ({ slug }) => fourPieceIdolPath(String(slug)),
  },
  {
    kind: "campaigns",
    one: "campaign",
    about: "Campaigns and events that this site has a page for: name, days, cast, colours.",
    source: "campaigns",
    schema: "campaign.schema.json",
    page: ({ slug }) => campaignPath(String(slug)),
  },
  {
    kind: "notices",
    one: "notice",
    about: "What happened in the game and when: events, albums, debuts; newest first.",
    source: "api/activity-list.json",
    schema: "api/activity-list.schema.json",
    page: ({ id }) => noticePath(String(id)),
  },
];

/** Stable address of the picture of a page, from the site's root (plugins/social). */
export const pictureOf = (page: string): string => `/social${page.replace(/#.*/, "")}.jpg`;
