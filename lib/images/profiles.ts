import type { JpegOptions, PngOptions } from "sharp";

/** Settings of one lossy format: `quality` 1–100, `effort` as in sharp (AVIF 0–9, WebP 0–6). */
interface FormatSettings {
  quality: number;
  effort: number;
}

/** How the pictures of one kind are encoded. */
export interface Profile {
  /** Widths in pixels, ascending; those that the source cannot fill are left out. */
  widths: readonly number[];
  avif: FormatSettings & { chromaSubsampling?: "4:2:0"; tune?: "psnr" };
  webp: FormatSettings;
  /** Format of the one file for browsers without WebP; "png" keeps transparency. */
  fallback: "jpg" | "png" | "none";
  /** Width of that file; the middle one when absent. */
  fallbackWidth?: number;
  /** Its settings; {@link fallbacks} when absent. */
  fallbacks?: Fallbacks;
  /** At how many pixels for each CSS pixel SVGs are drawn; RASTER_SCALE when absent. */
  rasterScale?: number;
  /** The widest width that is encoded; wider files have the bytes of this one. All are encoded when absent. */
  widest?: number;
  /** Makes the JPEG alone, at the first of the qualities at which it has less than so many bytes. */
  limit?: { bytes: number; qualities: readonly number[] };
}

/** Settings of the fallbacks, as sharp takes them. */
export interface Fallbacks {
  jpg: JpegOptions;
  png: PngOptions;
}

/** Chosen by measurement: docs/pictures.md, "Quality". */
const flat = { avif: { quality: 50, effort: 2 }, webp: { quality: 70, effort: 2 } };

/** Settings of the fallbacks where a profile has none of its own. */
export const fallbacks: Fallbacks = {
  jpg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 80, effort: 4 },
};

/**
 * The kinds of pictures. The widths are what the layouts show, at one to three device pixels for
 * each CSS pixel; more of them would only cost build time.
 */
export const profiles = {
  /**
   * 3:4 posters: chips of 72 CSS pixels, a wall of 120, cards of 160–280, profile pages up to 520; as a JPEG to be
   * kept.
   */
  poster: { ...flat, widths: [160, 240, 320, 480, 720, 960], fallback: "jpg", fallbackWidth: 960 },
  /** 16:9 group pictures, up to 1,440 CSS pixels. */
  wide: { ...flat, widths: [480, 800, 1200, 1600], fallback: "jpg" },
  /** 3:4 group pictures, the whole width of a phone. */
  tall: { ...flat, widths: [480, 760, 1200], fallback: "jpg" },
  /** Square crops of posters, about 320 CSS pixels. */
  detail: { ...flat, widths: [320, 640], fallback: "jpg" },
  /** Lettering on a transparent ground. */
  mark: { ...flat, widths: [320, 640], fallback: "png" },
  /** The wheel of birthdays, round on a transparent ground: all its faces are in the one file. */
  wheel: {
    avif: { quality: 42, effort: 2 },
    webp: { quality: 62, effort: 2 },
    widths: [1200],
    fallback: "none",
  },
  /**
   * A frame of the film, 16:9: 1/13 of a second on a desktop, and on a phone that lies on its side.
   * The whole film is held to a number of bytes (docs/film.md), so its quality is lower.
   */
  film: {
    avif: { quality: 33, effort: 2 },
    webp: { quality: 58, effort: 2 },
    widths: [480, 960],
    fallback: "jpg",
  },
  /** The same, 4:5, on a phone that stands upright: its pixels are small, so less is seen of them. */
  filmTall: {
    avif: { quality: 17, effort: 2, chromaSubsampling: "4:2:0" },
    webp: { quality: 40, effort: 2 },
    widths: [480, 720],
    fallback: "none",
  },
  /** The poster of the film, 3:4, to be kept: as a JPEG too. */
  keepsake: {
    avif: { quality: 42, effort: 2 },
    webp: { quality: 62, effort: 2 },
    widths: [480, 960],
    fallback: "jpg",
    fallbackWidth: 960,
  },
  /** Ticket and star of the film, on a transparent ground. */
  token: {
    avif: { quality: 45, effort: 2 },
    webp: { quality: 62, effort: 2 },
    widths: [320, 640],
    fallback: "png",
  },
  /**
   * For shared links, no larger than every service takes. With half the colour resolution a poster's ink lines stay
   * clean; what is printed very densely (halftones) needs a lower quality to stay small.
   */
  social: {
    ...flat,
    widths: [1200],
    fallback: "jpg",
    rasterScale: 1,
    limit: { bytes: 80_000, qualities: [50, 42, 34] },
  },
} as const satisfies Record<string, Profile>;

/** The name of a profile. */
export type ProfileName = keyof typeof profiles;

/**
 * A quick picture is for trying a site out, not for publishing it: it has the files of a real one and takes a
 * quarter of the processor's time. Its quality is this much of the real one's, since the same quality takes
 * more bytes at the least effort, and budgets of bytes are to hold.
 */
const QUALITY = 0.6;

/** SVGs are drawn at this many pixels for each CSS pixel, which is what the widest width that is encoded needs. */
const RASTER_SCALE = 0.5;

/** Whether the environment asks for quick pictures where the cache has no real ones. */
export function isQuick({ ENCORE_PICTURES: setting = "" } = process.env): boolean {
  if (setting === "quick") return true;
  if (setting === "" || setting === "real") return false;
  throw new Error(`ENCORE_PICTURES is "${setting}": it can be quick or real.`);
}

/**
 * The quick settings of a profile: the same widths and formats, but files wider than about half of the widest have
 * the bytes of one that is as wide as that. Most pixels are in the widest files.
 */
export function quickProfile(profile: Profile): Profile {
  const quality = (real: number) => Math.round(real * QUALITY);
  return {
    ...profile,
    avif: {
      quality: quality(profile.avif.quality),
      effort: 0,
      chromaSubsampling: "4:2:0",
      tune: "psnr",
    },
    webp: { quality: quality(profile.webp.quality), effort: 0 },
    rasterScale: RASTER_SCALE,
    widest: profile.widths.find((width) => 2 * width >= (profile.widths.at(-1) ?? 0)),
    fallbacks: { jpg: { quality: 60 }, png: { palette: true, quality: 80, effort: 1 } },
    ...(profile.limit && { limit: { ...profile.limit, qualities: [40, 30, 20] } }),
  };
}
