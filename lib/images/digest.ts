import sharp from "sharp";
import type { Profile } from "./profiles";
import { RASTER_SCALE } from "./raster";
import { sha256 } from "../text/sha256";
import type { PictureSource } from "./types";

/** Raise it when the same source and settings give other bytes than before. */
const PIPELINE_VERSION = 2;

/**
 * Names a picture by everything its files depend on, and by nothing else: not its key, not where
 * a file lies, not the folder of the build.
 */
export function pictureDigest(source: PictureSource, identity: string, profile: Profile): string {
  const { width, height, background = "white", region } = source;
  const parts = [
    [PIPELINE_VERSION, RASTER_SCALE, sharp.versions, identity],
    [width, height, background],
    region ? [region.left, region.top, region.width, region.height] : "whole",
    profile,
  ];
  return sha256(JSON.stringify(parts));
}
