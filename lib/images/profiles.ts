/** Settings of a lossy format: `quality` 1–100, `effort` as in sharp (AVIF 0–9, WebP 0–6). */
interface LossySettings {
  quality: number;
  effort: number;
}

/** In pixels, ascending; widths that the source cannot fill are left out. */
interface Widths {
  widths: readonly number[];
}

export interface Profile {
  avif?: Widths & LossySettings & { chromaSubsampling?: "4:2:0"; tune?: "psnr" };
  /** For browsers without AVIF. */
  webp?: Widths & LossySettings;
  /** For saving and sharing: the first of the qualities with fewer than `limit` bytes. */
  jpg?: Widths & { mozjpeg: boolean; qualities: readonly number[]; limit?: number };
  /** True to keep transparency; otherwise transparent pixels get the source's background. */
  isTransparent?: boolean;
  /** Pixels for each CSS pixel of an SVG; RASTER_SCALE by default. */
  rasterScale?: number;
  /** The widest encoded width, whose bytes wider files share; all are encoded by default. */
  widest?: number;
}

/** Chosen by measurement: docs/pictures.md, "Quality". */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 70, effort: 2 };
const JPG = { mozjpeg: true, qualities: [78] };

/** Film frames are drawn a little larger than shown: at exactly that size their hard edges cost more bytes. */
const FILM_SCALE = 1.1;

/** The kinds of pictures. Widths are those of the layouts at one to three device pixels for each CSS pixel. */
export const profiles = {
  /**
   * 3:4 posters: chips of 72 CSS pixels, lists of 120, cards of 160–280, profile pages up to 520.
   * Flower stands name the narrowest and the widest WebP, since an SVG cannot offer a choice of formats.
   */
  poster: {
    avif: { ...AVIF, widths: [160, 240, 320, 480, 720, 960] },
    webp: { ...WEBP, widths: [160, 480, 720] },
  },
  /** 9:16 posters for phones, to be kept. */
  wallpaper: { jpg: { ...JPG, widths: [1080] }, rasterScale: 1 },
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
  /** 3:4 pictures of places, behind text on phones. */
  tallScene: {
    avif: { ...AVIF, widths: [480, 760] },
    webp: { ...WEBP, widths: [480] },
  },
  /** The face of a poster, square, up to 160 CSS pixels. */
  detail: {
    avif: { ...AVIF, widths: [320] },
    webp: { ...WEBP, widths: [320] },
  },
  /** A square picture of a mood, up to 380 CSS pixels. */
  mood: {
    avif: { ...AVIF, widths: [320, 640] },
    webp: { ...WEBP, widths: [320] },
    rasterScale: 0.7,
  },
  mark: {
    avif: { ...AVIF, widths: [320, 640] },
    webp: { ...WEBP, widths: [320] },
    isTransparent: true,
  },
  /** Square sleeves of albums: 132 CSS pixels in the list of a series, up to 340 on the album page. */
  sleeve: {
    avif: { ...AVIF, widths: [240, 640] },
    webp: { ...WEBP, widths: [480] },
  },
  /** The wheel of birthdays, one file with all faces. */
  wheel: { avif: { quality: 42, effort: 2, widths: [1200] } },
  /**
   * A 16:9 frame of the film, shown for 1/13 s on desktops and on phones in landscape. The whole film has a byte budget
   * (docs/film.md), so its quality is lower.
   */
  film: {
    avif: { quality: 31, effort: 1, widths: [480, 960] },
    webp: { quality: 58, effort: 2, widths: [480] },
    rasterScale: FILM_SCALE,
  },
  filmTall: {
    avif: { quality: 15, effort: 1, chromaSubsampling: "4:2:0", widths: [480, 720] },
    rasterScale: FILM_SCALE,
  },
  keepsake: {
    avif: { quality: 42, effort: 2, widths: [480, 960] },
    webp: { quality: 62, effort: 2, widths: [480] },
    jpg: { ...JPG, widths: [960] },
  },
  /** Ticket and star of the film, on transparent ground. */
  token: {
    avif: { quality: 45, effort: 2, widths: [320, 640] },
    webp: { quality: 62, effort: 2, widths: [320] },
    isTransparent: true,
  },
  /**
   * For shared links, within the limits of all services. With half the colour resolution a poster's ink lines stay
   * clean; dense halftones need a lower quality to stay small.
   */
  social: {
    jpg: { mozjpeg: true, widths: [1200], qualities: [50, 42, 34], limit: 80_000 },
    rasterScale: 1,
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/**
 * Quality of a quick picture, relative to the real one: at the least effort the same quality takes more bytes, and byte
 * budgets must hold. Quick pictures are for trying a site, take a quarter of the time, and have the same files.
 */
const QUICK_QUALITY = 0.6;

/** Scale at which SVGs are drawn for quick pictures; enough for their widest encoded width. */
const QUICK_RASTER_SCALE = 0.5;

/** True if the environment asks for quick pictures when the cache has no real ones. */
export function isQuick({ ENCORE_PICTURES: setting = "" } = process.env): boolean {
  if (setting === "quick") return true;
  if (setting === "" || setting === "real") return false;
  throw new Error(`ENCORE_PICTURES is "${setting}": it can be quick or real.`);
}

/**
 * The quick settings of a profile: the same widths and formats, but files wider than about half of the widest share the
 * bytes of that width. Most pixels are in the widest files.
 */
export function quickProfile({ avif, webp, jpg, ...profile }: Profile): Profile {
  const quality = (real: number) => Math.round(real * QUICK_QUALITY);
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
    rasterScale: QUICK_RASTER_SCALE,
    widest: widths.find((width) => 2 * width >= (widths.at(-1) ?? 0)),
  };
}
