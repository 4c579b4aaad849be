import { decodeAny } from "#lib/stand/document/link";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Restored } from "#lib/stand/document/restore";
import type { Embedded } from "#lib/png/embedded-text";
import { embeddedDocument } from "./embedded-document";

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
  if (file.size > MOST_BYTES) return { ok: false, fault: "too-large" };
  try {
    const found = embeddedDocument(new Uint8Array(await file.arrayBuffer()));
    return found.ok ? await decodeAny(found.text, kit) : { ok: false, fault: FAULTS[found.fault] };
  } catch {
    return { ok: false, fault: "unreadable" };
  }
}
