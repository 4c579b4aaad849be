/** Settings of one lossy format: `quality` 1–100, `effort` as in sharp (AVIF 0–9, WebP 0–6). */
export interface FormatSettings {
  quality: number;
  effort: number;
}

/** How the pictures of one kind are encoded. */
export interface Profile {
  /** Widths in pixels, ascending; those that the source cannot fill are left out. */
  widths: readonly number[];
  avif: FormatSettings;
  webp: FormatSettings;
  /** Format of the one file for browsers without WebP; "png" keeps transparency. */
  fallback: "jpg" | "png";
}

/** Chosen by measurement: docs/pictures.md, "Quality". */
const flat = { avif: { quality: 50, effort: 2 }, webp: { quality: 70, effort: 2 } };

/** Settings of the fallbacks, as sharp takes them. */
export const fallbacks = {
  jpg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 80, effort: 4 },
};

/**
 * The kinds of pictures. The widths are what the layouts show, at one to three device pixels for
 * each CSS pixel; more of them would only cost build time.
 */
export const profiles = {
  /** 3:4 posters: chips of 72 CSS pixels, cards of 160–280, profile pages up to 520. */
  poster: { ...flat, widths: [160, 320, 480, 720, 960], fallback: "jpg" },
  /** 16:9 group pictures, up to 1,440 CSS pixels. */
  wide: { ...flat, widths: [480, 800, 1200, 1600], fallback: "jpg" },
  /** 3:4 group pictures, the whole width of a phone. */
  tall: { ...flat, widths: [480, 800, 1200], fallback: "jpg" },
  /** Square crops of posters, about 320 CSS pixels. */
  detail: { ...flat, widths: [320, 640], fallback: "jpg" },
  /** Lettering on a transparent ground. */
  mark: { ...flat, widths: [320, 640], fallback: "png" },
} as const satisfies Record<string, Profile>;

/** The name of a profile. */
export type ProfileName = keyof typeof profiles;
