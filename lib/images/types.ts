import type { ProfileName } from "./profiles";

/** A part of a picture: left, top, width and height as fractions (0–1) of the whole. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An SVG that is drawn only if the cache does not know its fingerprint. */
export interface Drawing {
  /** Identifies all that the drawing depends on: its data and the version of the drawing code. */
  fingerprint: string;
  /** Returns a whole SVG document, the same each time. */
  draw: () => string;
}

export interface PictureSource {
  /** Unique name, such as "characters/tenshouin_eichi". */
  key: string;
  /** An SVG with lettering as paths. */
  drawing?: Drawing;
  /** Absolute path of a PNG, JPEG, WebP or AVIF file. */
  file?: string;
  /** CSS pixels: an SVG's own width, or the width of the crop of a file. */
  width: number;
  /** CSS pixels: an SVG's own height, or the height of the crop of a file. */
  height: number;
  profile: ProfileName;
  /** The part of the (cropped) picture to show; the whole by default. */
  region?: Region;
  /** Stable address of its only file; by default file names contain a hash. */
  address?: string;
  /** Colour behind transparent pixels in a profile that does not keep them; white by default. */
  background?: string;
}

/** Best first. */
export const FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof FORMATS)[number];

export interface PictureVariant {
  format: PictureFormat;
  width: number;
  height: number;
  /** Path from the site's root, such as "/pictures/characters-x-320.1a2b3c.avif". */
  path: string;
  bytes: number;
}

export interface Picture {
  key: string;
  /** By format, best first, each from narrow to wide. */
  variants: PictureVariant[];
}

export interface StageSummary {
  pictures: number;
  /** Drawings drawn: their fingerprint was new, or the cache lacked their files. */
  drawn: number;
  /** Files encoded now; `reused` counts the others. */
  encoded: number;
  /** Pictures at the quick settings, whether encoded now or before. */
  quick: number;
  reused: number;
  bytes: number;
}
