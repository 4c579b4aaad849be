import { type Embedded, embeddedTextOf } from "#lib/png/embedded-text";
import { decodeSort, type RestoredSort, type SortFault } from "#lib/play/sorter/document";

/** Longest text of a sorting in a picture. */
const LONGEST = 2000;

/** Size limit in bytes: twenty times a saved picture. */
const MOST_BYTES = 16 * 1024 * 1024;

const FAULTS = {
  "no-png": "no-sort",
  "no-document": "no-sort",
  "too-large": "too-large",
  broken: "unreadable",
} as const satisfies Record<(Embedded & { ok: false })["fault"], SortFault>;

/** Reads the sorting from a saved picture; never rejects. */
export async function openSortPicture(
  file: File,
  keyword: string,
  casts: readonly (readonly number[])[],
): Promise<RestoredSort> {
  const found = await embeddedTextOf(file, { keyword, longest: LONGEST }, MOST_BYTES);
  return found.ok ? decodeSort(found.text, casts) : { ok: false, fault: FAULTS[found.fault] };
}
