import { embeddedText } from "#lib/png/embedded-text";
import { decodeSort, type RestoredSort } from "#lib/play/sorter/document";
import { SORT_MARK } from "./sort-mark";

/** Bytes of a file that are looked at: a saved picture has a twentieth. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The sorting of a picture that was saved here; never rejects. */
export async function openSortPicture(
  file: Blob,
  casts: readonly (readonly number[])[],
): Promise<RestoredSort> {
  if (file.size > MOST_BYTES) return { ok: false, fault: "too-large" };
  try {
    const found = embeddedText(new Uint8Array(await file.arrayBuffer()), SORT_MARK);
    if (found.ok) return await decodeSort(found.text, casts);
    const { fault } = found;
    return {
      ok: false,
      fault:
        fault === "no-document" || fault === "no-png"
          ? "no-sort"
          : fault === "broken"
            ? "unreadable"
            : fault,
    };
  } catch {
    return { ok: false, fault: "unreadable" };
  }
}
