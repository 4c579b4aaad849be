import type { RecordKind } from "./kind";

const single = (schema: string, noun: string): RecordKind => ({
  folder: "",
  ending: "json",
  schema: () => `${schema}.schema.json`,
  noun,
});

export const SITE = single("site", "the site");
export const SITE_FILE = "site.json";

export const REDIRECTS = single("redirects", "the redirects");
export const REDIRECTS_FILE = "redirects.json";

const CORRECTIONS = single("corrections", "the corrections");
export const CORRECTIONS_FILE = "corrections.json";

export const PLAY = single("play", "the games");
export const PLAY_FILE = "play.json";

/** Facts that albums share: the series. */
export const MUSIC = single("music", "the music");
export const MUSIC_FILE = "music.json";

export const SINGLE_FILES: ReadonlyMap<string, RecordKind> = new Map([
  [SITE_FILE, SITE],
  [REDIRECTS_FILE, REDIRECTS],
  [CORRECTIONS_FILE, CORRECTIONS],
  [PLAY_FILE, PLAY],
  [MUSIC_FILE, MUSIC],
]);
