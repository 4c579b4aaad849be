import { decodeAny } from "#lib/stand/document/link";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Restored } from "#lib/stand/document/restore";
import type { Embedded } from "#lib/png/embedded-text";
import { embeddedDocumentOf } from "./embedded-document";

/** Size limit in bytes: ten times the largest saved picture. */
const MOST_BYTES = 64 * 1024 * 1024;

const FAULTS = {
  "no-png": "unreadable",
  broken: "unreadable",
  "no-document": "no-stand",
  "too-large": "too-large",
} as const satisfies Record<(Embedded & { ok: false })["fault"], string>;

/**
 * Reads the stand from a saved picture. Pictures of the visitor that are not on this device are missing. Never rejects.
 */
export async function openPicture(file: Blob, kit?: StandKit): Promise<Restored> {
  const found = await embeddedDocumentOf(file, MOST_BYTES);
  return found.ok ? decodeAny(found.text, kit) : { ok: false, fault: FAULTS[found.fault] };
}
