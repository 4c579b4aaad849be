import { deflateRawSync } from "node:zlib";
import type { FlowerStand } from "../../../content/types";
import { endsAlphanumeric } from "../../packing/link-code";
import { compacted } from "./compact";
import { assertNoOwnPictures } from "./link";

/**
 * Synchronous `encodeStand` (link.ts) for the build: Node gives the same bytes both ways. Other engines may pack the
 * same stand differently.
 */
export function encodeStandSync(stand: FlowerStand): string {
  assertNoOwnPictures(stand);
  for (let json = JSON.stringify(compacted(stand)); ; json += " ") {
    const text = deflateRawSync(json).toString("base64url");
    if (endsAlphanumeric(text)) return text;
  }
}
