import type {
  ActivityList,
  Campaign,
  Character,
  Club,
  ContributionVideoList,
  Exhibit,
  FilmChapter,
  FourPieceIdol,
  FourPieceSlug,
  LegalSlug,
  Office,
  OfficeId,
  OtherCharacter,
  Redirects,
  SiteDefaults,
  StandParts,
  Trip,
  Unit,
  UnitId,
  VideoList,
  Venue,
  VenueId,
} from "../../../content/types";
import type { AddressValue } from "../references/address-places";
import type { DrawingEntry } from "./drawing-entry";
import type { Entry } from "./entry";
import type { RecordKind } from "./folders";
import type { LegalEntry } from "./legal-entry";
import type { Listing } from "./list-files";

/** All records of a content folder as far as they could be read, and the names that must exist. */
export interface Records {
  characters: Entry<Character>[];
  otherCharacters: Entry<OtherCharacter>[];
  units: Entry<Unit>[];
  offices: Entry<Office>[];
  clubs: Entry<Club>[];
  campaigns: Entry<Campaign>[];
  /** Chapters of the film of /playmovie_campaign. */
  film: Entry<FilmChapter>[];
  /** What flower stands are made of: the lists, and the drawings. */
  standParts: Entry<StandParts>[];
  drawings: DrawingEntry[];
  /** Our stands in the exhibition. */
  exhibits: Entry<Exhibit>[];
  trips: Entry<Trip>[];
  venues: Entry<Venue>[];
  fourPiece: Entry<FourPieceIdol>[];
  legal: LegalEntry[];
  site: Entry<SiteDefaults> | undefined;
  /** Where pages have gone. */
  redirects: Entry<Redirects> | undefined;
  /** The films of the screening room: our own programme, and what fans have contributed. */
  videos: Entry<VideoList> | undefined;
  contributedVideos: Entry<ContributionVideoList> | undefined;
  /** The notice board, content/api/activity-list.json. */
  board: Entry<ActivityList> | undefined;
  /** The other files of content/api. */
  otherAnswers: Entry<unknown>[];
  /** Ids of its notices, as far as they can be read. */
  noticeIds: string[];
  /** Everything that a file must exist for by name: the `enum`s of common.schema.json. */
  unitIds: UnitId[];
  officeIds: OfficeId[];
  venueIds: VenueId[];
  fourPieceSlugs: FourPieceSlug[];
  legalSlugs: LegalSlug[];
  /** How many volumes the series of trips has: the highest number that its schema allows. */
  volumes: number;
  /** Every place in the records that holds an address. */
  addresses: AddressPlace[];
  /** Addresses of the files in static/; undefined if nobody has looked which there are. */
  staticFiles: ReadonlySet<string> | undefined;
  listing: Listing;
  pictures: readonly PictureFile[];
}

/** A place in a record that holds an address, right or wrong. */
export interface AddressPlace extends AddressValue {
  entry: Entry<unknown>;
  /** Kind of the record. */
  of: RecordKind;
}

/** A file of content/art that has the name of a picture. */
export interface PictureFile {
  /** Path from the project's root. */
  file: string;
  /** Art key: `units/fine-wide`. */
  key: string;
  bytes: Buffer;
}
