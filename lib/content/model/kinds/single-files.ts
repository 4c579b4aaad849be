import type { RecordKind } from "./kind";

/** A file in content/ itself. */
const single = (schema: string, noun: string): RecordKind => ({
  folder: "",
  ending: "json",
  schema: () => `${schema}.schema.json`,
  noun,
});

/** The site's defaults. */
export const SITE = single("site", "the site");
export const SITE_FILE = "site.json";

/** Where pages have gone. */
export const REDIRECTS = single("redirects", "the redirects");
export const REDIRECTS_FILE = "redirects.json";

/** Facts that were put right. */
const CORRECTIONS = single("corrections", "the corrections");
export const CORRECTIONS_FILE = "corrections.json";

/** What games count on for good. */
export const PLAY = single("play", "the games");
export const PLAY_FILE = "play.json";

/** Facts that albums share: the series. */
export const MUSIC = single("music", "the music");
const MUSIC_FILE = "music.json";

/** The files in content/ itself. */
export const SINGLE_FILES: ReadonlyMap<string, RecordKind> = new Map([
  [SITE_FILE, SITE],
  [REDIRECTS_FILE, REDIRECTS],
  [CORRECTIONS_FILE, CORRECTIONS],
  [PLAY_FILE, PLAY],
  [MUSIC_FILE, MUSIC],
]);
