import type { Profile } from "./profiles";

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
  };
}
