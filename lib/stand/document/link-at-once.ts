import { deflateRawSync } from "node:zlib";
import type { FlowerStand } from "../../../content/types";
import { compacted } from "./compact";
import { refuseOwnPictures } from "./link";

/**
 * As `encodeStand` (link.ts), for a build, which does not wait: Node gives the same bytes both ways. Another
 * engine may pack the same stand otherwise.
 */
export function encodeStandAtOnce(stand: FlowerStand): string {
  refuseOwnPictures(stand);
  return deflateRawSync(JSON.stringify(compacted(stand))).toString("base64url");
}
