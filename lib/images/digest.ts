import sharp from "sharp";
import { fallbacks, type Profile } from "./profiles";
import { RASTER_SCALE } from "./raster";
import { sha256 } from "../text/sha256";
import type { PictureSource } from "./types";

/** Raise it when the same source and settings give other bytes than before. */
const PIPELINE_VERSION = 1;

/**
 * Names a picture by everything its files depend on, and by nothing else: not its key, not where
 * a file lies, not the folder of the build.
 */
export function pictureDigest(source: PictureSource, identity: string, profile: Profile): string {
  const { region } = source;
  const { widths, avif, webp, fallback, fallbackWidth, rasterScale, widest, limit } = profile;
  const settings = fallback === "none" ? "none" : (profile.fallbacks ?? fallbacks)[fallback];
  const parts = [
    [PIPELINE_VERSION, RASTER_SCALE, sharp.versions, identity],
    [source.width, source.height, source.background ?? "white"],
    region ? [region.left, region.top, region.width, region.height] : "whole",
    [widths, avif.quality, avif.effort, webp.quality, webp.effort, fallback, settings],
    // What only some profiles say, so that the others keep their names.
    ...[avif.chromaSubsampling, fallbackWidth, avif.tune, rasterScale, widest, limit].filter(
      Boolean,
    ),
  ];
  return sha256(JSON.stringify(parts));
}
