import { useMemo } from "react";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/document/kit";
import type { OwnPictures } from "../export/draw-stand";
import type { ExportSize } from "../export/export-sizes";
import { type SavedPicture, savedPicture } from "../export/saved-picture";

/**
 * Makes pictures of a stand, each size once while the stand stays the same, so that what is pressed again
 * has its picture at once.
 */
export function usePictures(stand: FlowerStand, kit: StandKit, own: OwnPictures) {
  return useMemo(() => makerOf(stand, kit, own), [stand, kit, own]);
}

function makerOf(stand: FlowerStand, kit: StandKit, own: OwnPictures) {
  const made = new Map<ExportSize["key"], Promise<SavedPicture>>();
  return (size: ExportSize["key"]): Promise<SavedPicture> => {
    const picture = made.get(size) ?? savedPicture(stand, kit, { size, own });
    made.set(size, picture);
    picture.catch(() => made.delete(size));
    return picture;
  };
}
