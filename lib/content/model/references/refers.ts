/** Target types of values, given by `x-refers` in content/schema. */
export type Refers =
  /** By its `cname`. */
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
  | "series"
  /** An id of another site. */
  | "elsewhere"
  | "notice"
  | "fourPieceIdol"
  | "legal"
  | "picture"
  /** A path of this site, optionally with query or fragment; or an address outside, or empty. */
  | "address"
  /** A file of this site that a page shows, or empty. */
  | "pictureFile"
  | "filmFile";
