import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import { encodeAny } from "#lib/stand/document/link";
import { assertCanvasReadable } from "#src/data/browser/blocked-canvas";
import type { LoadOwnPicture } from "./draw-layer";
import { drawStand } from "./draw-stand";
import { embedDocument } from "./embedded-document";
import { ExportError } from "./export-error";
import { EXPORT_SIZES, type ExportSize } from "./export-sizes";

/** A picture of a stand, and its size if it is smaller than requested. */
export interface SavedPicture {
  readonly picture: Blob;
  readonly smaller?: ExportSize | undefined;
}

/**
 * Renders a stand as a PNG that contains its document (with the keys of pictures of the visitor, so that it opens
 * completely on the same device). Falls back to smaller sizes, one canvas at a time.
 * @throws ExportError, CanvasBlockedError
 */
export async function savedPicture(
  stand: FlowerStand,
  kit: StandKit,
  { size, loadOwn }: { readonly size: ExportSize["key"]; readonly loadOwn: LoadOwnPicture },
): Promise<SavedPicture> {
  await assertCanvasReadable();
  const requested = EXPORT_SIZES.findIndex(({ key }) => key === size);
  const document = await encodeAny(stand);
  for (const exportSize of EXPORT_SIZES.slice(0, requested + 1).toReversed()) {
    try {
      const png = await renderPng(stand, kit, exportSize, loadOwn);
      const pngWithDocument = embedDocument(png, document);
      // Safari falls back to another format without memory for this one.
      if (!pngWithDocument) throw new ExportError("size");
      const picture = new Blob([pngWithDocument], { type: "image/png" });
      return { picture, smaller: exportSize.key === size ? undefined : exportSize };
    } catch (error) {
      if (!(error instanceof ExportError) || error.fault !== "size") throw error;
    }
  }
  throw new ExportError("size");
}

async function renderPng(
  stand: FlowerStand,
  kit: StandKit,
  { width, height }: ExportSize,
  loadOwn: LoadOwnPicture,
): Promise<Uint8Array> {
  const canvas = document.createElement("canvas");
  try {
    Object.assign(canvas, { width, height });
    await drawStand(canvas, stand, kit, loadOwn);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new ExportError("size");
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    // Frees the memory at once, which is scarce on phones.
    Object.assign(canvas, { width: 0, height: 0 });
  }
}
