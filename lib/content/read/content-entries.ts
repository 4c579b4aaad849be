import type {
  ActivityList,
  ContributionVideoList,
  FourPieceSlug,
  GameFeatureList,
  LegalSlug,
  OfficeId,
  Redirects,
  SiteDefaults,
  UnitId,
  VenueId,
  VideoList,
} from "../../../content/types";
import type { ReferringValue } from "../references/values-that-refer";
import type { DrawingEntry } from "./drawing-entry";
import type { Entry } from "./entry";
import type { RecordKind } from "../kinds/kind";
import type { ContentOf, KindKey } from "../kinds/kinds";
import type { LegalEntry } from "./legal-entry";
import type { Listing } from "./list-files";

/** The records of each kind whose files are JSON, as far as they could be read. */
type Lists = {
  [Key in Exclude<KindKey, "legal" | "answers">]: Entry<ContentOf<Key>>[];
};

/** All records of a content folder as far as they could be read, and the names that must exist. */
export interface Records extends Lists {
  /** What flower stands are drawn with. */
  drawings: DrawingEntry[];
  /** The drawings of content/art. */
  illustrations: DrawingEntry[];
  legal: LegalEntry[];
  /** The record of every file, of whatever kind. */
  all: Entry<unknown>[];
  site: Entry<SiteDefaults> | undefined;
  /** Where pages have gone. */
  redirects: Entry<Redirects> | undefined;
  /** The films of the screening room: our own programme, and what fans have contributed. */
  videos: Entry<VideoList> | undefined;
  contributedVideos: Entry<ContributionVideoList> | undefined;
  /** The notice board, content/api/activity-list.json. */
  board: Entry<ActivityList> | undefined;
  /** What the game is, content/api/game-feature-list.json. */
  features: Entry<GameFeatureList> | undefined;
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
  /** Every place in the records that names something else: another record, an address, a picture. */
  references: ReferencePlace[];
  /** Addresses of the files in static/; undefined if nobody has looked which there are. */
  staticFiles: ReadonlySet<string> | undefined;
  listing: Listing;
  pictures: readonly PictureFile[];
}

/** A place in a record that names something, right or wrong. */
export interface ReferencePlace extends ReferringValue {
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
