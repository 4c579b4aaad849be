/** What a value can name; content/schema says so of a place by `x-refers`. */
export type Refers =
  /** A character by its `cname`. */
  | "character"
  | "characterId"
  | "unit"
  | "office"
  | "club"
  | "venue"
  | "campaign"
  | "trip"
  | "song"
  | "album"
  /** A series of albums. */
  | "series"
  /** Something of another site, by its id there. */
  | "elsewhere"
  | "notice"
  | "fourPieceIdol"
  | "legal"
  /** A picture, by its art key. */
  | "picture"
  /** A path of this site, perhaps with a query or a fragment; or an address outside, or nothing. */
  | "address"
  /** A file of this site that a page shows, or nothing. */
  | "pictureFile"
  | "filmFile";
