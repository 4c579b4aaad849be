import type { ProfileName } from "./profiles";

/** A part of a picture: left, top, width and height as fractions (0–1) of the whole. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An SVG that is only drawn when the cache does not know its fingerprint. */
export interface Drawing {
  /** Names everything the drawing depends on: its data and the version of the code that draws. */
  fingerprint: string;
  /** Draws it: a whole SVG document, the same each time. */
  draw: () => string;
}

/** One picture to make. Exactly one of `drawing` and `file` is given. */
export interface PictureSource {
  /** The picture's name, such as "characters/tenshouin_eichi"; unique among the sources. */
  key: string;
  /** An SVG with lettering as paths, drawn on demand. */
  drawing?: Drawing;
  /** Absolute path of a PNG, JPEG, WebP or AVIF file. */
  file?: string;
  /** CSS pixels: an SVG's own width; the shape that a file is cropped to, from its top centre. */
  width: number;
  /** CSS pixels: an SVG's own height; with `width` the shape that a file is cropped to. */
  height: number;
  /** Which widths and settings: see profiles.ts. */
  profile: ProfileName;
  /** The part of the (cropped) picture to show; the whole when absent. */
  region?: Region;
  /** Address of its one file, which stays when the picture changes; when absent the names of files hold a hash. */
  address?: string;
  /** Colour behind transparent pixels in a profile that does not keep them; white when absent. */
  background?: string;
}

/** The formats that the stage writes, best first. */
export const FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** One encoded file of a picture. */
export interface PictureVariant {
  format: PictureFormat;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Path from the site's root, such as "/pictures/characters-x-320.1a2b3c.avif". */
  path: string;
  bytes: number;
}

/** What the stage gives for each source. */
export interface Picture {
  key: string;
  /** By format, best first, each from narrow to wide. */
  variants: PictureVariant[];
}

/** What a run did. */
export interface StageSummary {
  pictures: number;
  /** Drawings that were drawn: their fingerprint was new, or the cache lacked their files. */
  drawn: number;
  /** Files encoded in this run. */
  encoded: number;
  /** Pictures at the quick settings, whether encoded in this run or before. */
  quick: number;
  /** Files that the cache already had. */
  reused: number;
  /** Size of all files that the pictures consist of. */
  bytes: number;
}
