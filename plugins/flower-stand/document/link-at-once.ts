import { deflateRawSync } from "node:zlib";
import type { FlowerStand } from "../../../content/types";
import { compacted } from "./compact";
import { LONGEST_LINK } from "./limits";
import { LargeStandError, OwnPictureError } from "./share-errors";

/**
 * As `encodeStand` (link.ts), for a build, which does not wait: Node gives the same bytes both ways. Another
 * engine may pack the same stand otherwise.
 * @throws OwnPictureError
 * @throws LargeStandError
 */
export function encodeStandAtOnce(stand: FlowerStand): string {
  if (stand.layers.some(({ kind }) => kind === "own")) throw new OwnPictureError();
  const link = deflateRawSync(JSON.stringify(compacted(stand))).toString("base64url");
  if (link.length > LONGEST_LINK) throw new LargeStandError();
  return link;
}
