import { newId } from "#src/data/browser/new-secret";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import { cutTo } from "#lib/text/characters";
import { plainLineFault, plainLine } from "#lib/text/plain-line";
import { restore } from "#lib/stand/document/restore";
import { isRecord } from "#src/data/storage/stored-entry";

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly stand: FlowerStand;
  readonly saved: number;
}

export type OpenDraft = Omit<Draft, "saved">;

export const LONGEST_NAME = 40;

export const newPictureKey = (now: number): string => `${now.toString(36)}_${newId().slice(0, 20)}`;

/** Time of a picture by its key, in ms since 1970. */
export const pictureTime = (key: string): number => Number.parseInt(key, 36) || 0;

export const isGeneratedName = (name: string): boolean => /^My stand( \d+)?$/.test(name);

/** Normalizes a name: one line, not empty, within the limit. */
export function plainName(name: string, otherwise = "My stand"): string {
  const plain = plainLine(name.replaceAll(/\s+/g, " ")).trim();
  return plainLineFault(plain) ? otherwise : cutTo(plain, LONGEST_NAME).trim();
}

/** Converts a stored record; undefined if it is invalid. Never throws. */
export function readDraft(record: unknown, kit?: StandKit): Draft | undefined {
  if (!isRecord(record)) return undefined;
  const { id, name, stand, saved } = record;
  if (typeof id !== "string" || id === "" || id.length > 60) return undefined;
  const restored = restore(stand, kit);
  if (!restored.ok) return undefined;
  return {
    id,
    name: plainName(typeof name === "string" ? name : ""),
    stand: restored.stand,
    saved: typeof saved === "number" && Number.isFinite(saved) ? saved : 0,
  };
}

/** Keys of the pictures that a stored record uses; undefined if it is unreadable. Never throws. */
export function pictureKeysOf(record: unknown): readonly string[] | undefined {
  const { stand } = (record ?? {}) as { readonly stand?: { readonly layers?: unknown } };
  if (!Array.isArray(stand?.layers) || !restore(stand).ok) return undefined;
  const keys = stand.layers.map((layer: { readonly own?: unknown } | null) => layer?.own);
  return keys.filter((own) => typeof own === "string");
}
