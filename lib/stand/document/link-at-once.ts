import { deflateRawSync } from "node:zlib";
import type { FlowerStand } from "../../../content/types";
import { compacted } from "./compact";
import { OwnPictureError } from "./link";

/**
 * As `encodeStand` (link.ts), for a build, which does not wait: Node gives the same bytes both ways. Another
 * engine may pack the same stand otherwise.
 */
export function encodeStandAtOnce(stand: FlowerStand): string {
  if (stand.layers.some(({ kind }) => kind === "own")) throw new OwnPictureError();
  return deflateRawSync(JSON.stringify(compacted(stand))).toString("base64url");
}
