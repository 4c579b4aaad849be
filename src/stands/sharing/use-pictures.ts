import { useCallback, useRef } from "react";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/document/kit";
import type { OwnPictures } from "../export/draw-stand";
import type { ExportSize } from "../export/export-sizes";
import { savedPicture } from "../export/saved-picture";

/** A picture of a stand, and the size that the device managed if it is not the one asked for. */
export interface MadePicture {
  readonly picture: Blob;
  readonly smaller?: ExportSize | undefined;
}

/**
 * Makes pictures of a stand, each size once while the stand stays the same, so that what is pressed again
 * has its picture at once. One is made at a time: two large canvases are too much for a phone.
 */
export function usePictures(stand: FlowerStand, kit: StandKit, own: OwnPictures) {
  const made = useRef({ stand, pictures: new Map<ExportSize["key"], Promise<MadePicture>>() });
  const busy = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (size: ExportSize["key"]): Promise<MadePicture> => {
      if (made.current.stand !== stand) made.current = { stand, pictures: new Map() };
      const { pictures } = made.current;
      const known = pictures.get(size);
      if (known) return known;
      const picture = busy.current.then(() => makePicture(stand, kit, size, own));
      busy.current = picture.catch(() => pictures.delete(size));
      pictures.set(size, picture);
      return picture;
    },
    [stand, kit, own],
  );
}

async function makePicture(
  stand: FlowerStand,
  kit: StandKit,
  size: ExportSize["key"],
  own: OwnPictures,
): Promise<MadePicture> {
  let smaller: ExportSize | undefined;
  const onSmaller = (found: ExportSize) => {
    smaller = found;
  };
  const picture = await savedPicture(stand, kit, { size, own, onSmaller });
  return { picture, smaller };
}
