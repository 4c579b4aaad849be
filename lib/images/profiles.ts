/** Settings of one lossy format: `quality` 1–100, `effort` as in sharp (AVIF 0–9, WebP 0–6). */
interface LossySettings {
  quality: number;
  effort: number;
}

/** Widths in pixels, ascending; those that the source cannot fill are left out. */
interface Widths {
  widths: readonly number[];
}

/** Settings for the pictures of one kind: the files that pages ask for, and no others. */
export interface Profile {
  avif?: Widths & LossySettings & { chromaSubsampling?: "4:2:0"; tune?: "psnr" };
  /** For browsers without AVIF. */
  webp?: Widths & LossySettings;
  /** To be kept or shared: at the first of the qualities at which it has less than `limit` bytes. */
  jpg?: Widths & { mozjpeg: boolean; qualities: readonly number[]; limit?: number };
  /** Keeps transparent pixels as they are; otherwise they stand on the background of the source. */
  isTransparent?: boolean;
  /** At how many pixels for each CSS pixel SVGs are drawn; RASTER_SCALE when absent. */
  rasterScale?: number;
  /** The widest width that is encoded; wider files have the bytes of this one. All are encoded when absent. */
  widest?: number;
}

/** Chosen by measurement: docs/pictures.md, "Quality". */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 70, effort: 2 };
const JPG = { mozjpeg: true, qualities: [78] };

/** Frames of the film are drawn a little larger than they are shown: at just that size their hard edges cost more bytes. */
const FILM_SCALE = 1.1;

/**
 * The kinds of pictures. The widths are what the layouts show, at one to three device pixels for
 * each CSS pixel; more of them would only cost build time.
 */
export const profiles = {
  /**
   * 3:4 posters: chips of 72 CSS pixels, a wall of 120, cards of 160–280, profile pages up to 520; as a JPEG to be
   * kept. Flower stands name the narrowest and the widest WebP, since an SVG has no choice of formats.
   */
  poster: {
    avif: { ...AVIF, widths: [160, 240, 320, 480, 720, 960] },
    webp: { ...WEBP, widths: [160, 480, 720] },
    jpg: { ...JPG, widths: [960] },
  },
  /** 3:4 posters of trips: cards of 228 to 500 CSS pixels. */
  travel: {
    avif: { ...AVIF, widths: [320, 480, 720, 960] },
    webp: { ...WEBP, widths: [480] },
  },
  /** 16:9 group pictures, up to 1,440 CSS pixels. */
  wide: {
    avif: { ...AVIF, widths: [480, 800, 1200, 1600] },
    webp: { ...WEBP, widths: [480] },
  },
  /** 3:4 group pictures, the whole width of a phone. */
  tall: {
    avif: { ...AVIF, widths: [480, 760, 1200] },
    webp: { ...WEBP, widths: [480] },
  },
  /** 3:4 pictures of places, which stand behind words on phones. */
  tallScene: {
    avif: { ...AVIF, widths: [480, 760] },
    webp: { ...WEBP, widths: [480] },
  },
  /** Square crops of posters, about 320 CSS pixels. */
  detail: {
    avif: { ...AVIF, widths: [320, 640] },
    webp: { ...WEBP, widths: [320] },
  },
  /** Lettering on a transparent ground. */
  mark: {
    avif: { ...AVIF, widths: [320, 640] },
    webp: { ...WEBP, widths: [320] },
    isTransparent: true,
  },
  /** The wheel of birthdays: all its faces are in the one file. */
  wheel: { avif: { quality: 42, effort: 2, widths: [1200] } },
  /**
   * A frame of the film, 16:9: 1/13 of a second on a desktop, and on a phone that lies on its side.
   * The whole film is held to a number of bytes (docs/film.md), so its quality is lower.
   */
  film: {
    avif: { quality: 31, effort: 1, widths: [480, 960] },
    webp: { quality: 58, effort: 2, widths: [480] },
    rasterScale: FILM_SCALE,
  },
  /** The same, 4:5, on a phone that stands upright: its pixels are small, so less is seen of them. */
  filmTall: {
    avif: { quality: 15, effort: 1, chromaSubsampling: "4:2:0", widths: [480, 720] },
    rasterScale: FILM_SCALE,
  },
  /** The poster of the film, 3:4, to be kept: as a JPEG too. */
  keepsake: {
    avif: { quality: 42, effort: 2, widths: [480, 960] },
    webp: { quality: 62, effort: 2, widths: [480] },
    jpg: { ...JPG, widths: [960] },
  },
  /** Ticket and star of the film, on a transparent ground. */
  token: {
    avif: { quality: 45, effort: 2, widths: [320, 640] },
    webp: { quality: 62, effort: 2, widths: [320] },
    isTransparent: true,
  },
  /**
   * For shared links, no larger than every service takes. With half the colour resolution a poster's ink lines stay
   * clean; what is printed very densely (halftones) needs a lower quality to stay small.
   */
  social: {
    jpg: { mozjpeg: true, widths: [1200], qualities: [50, 42, 34], limit: 80_000 },
    rasterScale: 1,
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
export function quickProfile({ avif, webp, jpg, ...profile }: Profile): Profile {
  const quality = (real: number) => Math.round(real * QUALITY);
  const { widths } = avif ?? { widths: [] };
  return {
    ...profile,
    ...(avif && {
      avif: {
        widths: avif.widths,
        quality: quality(avif.quality),
        effort: 0,
        chromaSubsampling: "4:2:0",
        tune: "psnr",
      },
    }),
    ...(webp && { webp: { widths: webp.widths, quality: quality(webp.quality), effort: 0 } }),
    ...(jpg && { jpg: { ...jpg, mozjpeg: false, qualities: jpg.limit ? [40, 30, 20] : [60] } }),
    rasterScale: RASTER_SCALE,
    widest: widths.find((width) => 2 * width >= (widths.at(-1) ?? 0)),
  };
}
