import { deflateRawSync } from "node:zlib";
import type { FlowerStand } from "../../../content/types";
import { endsWell } from "../../packing/link-code";
import { compacted } from "./compact";
import { refuseOwnPictures } from "./link";

/**
 * As `encodeStand` (link.ts), for a build, which does not wait: Node gives the same bytes both ways. Another
 * engine may pack the same stand otherwise.
 */
export function encodeStandAtOnce(stand: FlowerStand): string {
  refuseOwnPictures(stand);
  for (let json = JSON.stringify(compacted(stand)); ; json += " ") {
    const text = deflateRawSync(json).toString("base64url");
    if (endsWell(text)) return text;
  }
}
