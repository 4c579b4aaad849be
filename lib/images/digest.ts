import sharp from "sharp";
import type { Profile } from "./profiles";
import { RASTER_SCALE } from "./raster";
import { sha256 } from "../text/sha256";
import type { PictureSource } from "./types";

/** Increase it when the same source and settings give other bytes than before. */
const PIPELINE_VERSION = 2;

/** Identifies a picture by all that its files depend on: not by its key, its files' paths or the build's folder. */
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
