import type { RecordKind } from "./kind";
/** The site's defaults, a file in content/ itself. */
export const SITE: RecordKind = {
  folder: "",
  ending: "json",
  schema: () => "site.schema.json",
  noun: "the site",
};
export const SITE_FILE = "site.json";

/** Where pages have gone, a file in content/ itself. */
export const REDIRECTS: RecordKind = {
  folder: "",
  ending: "json",
  schema: () => "redirects.schema.json",
  noun: "the redirects",
};
export const REDIRECTS_FILE = "redirects.json";

/** Facts that were put right, a file in content/ itself. */
export const CORRECTIONS: RecordKind = {
  folder: "",
  ending: "json",
  schema: () => "corrections.schema.json",
  noun: "the corrections",
};
export const CORRECTIONS_FILE = "corrections.json";

/** What games count on for good, a file in content/ itself. */
export const PLAY: RecordKind = {
  folder: "",
  ending: "json",
  schema: () => "play.schema.json",
  noun: "the games",
};
export const PLAY_FILE = "play.json";

/** The files in content/ itself. */
export const SINGLE_FILES: ReadonlyMap<string, RecordKind> = new Map([
  [SITE_FILE, SITE],
  [REDIRECTS_FILE, REDIRECTS],
  [CORRECTIONS_FILE, CORRECTIONS],
  [PLAY_FILE, PLAY],
]);
