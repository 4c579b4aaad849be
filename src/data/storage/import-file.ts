import { readText, type StateReading } from "./state-text";

/** Longest file that is looked at, in bytes or characters; an exported file has a few hundred. */
export const MAX_IMPORT = 100_000;

/** How many favourites an import added, or, for the visitor to read, why it was refused. */
export type ImportResult = { ok: true; added: number } | { ok: false; reason: string };

type ImportFile = ({ ok: true } & StateReading) | { ok: false; reason: string };

/** Reads a file of favourites of any origin. Never throws. */
export function readImport(text: string): ImportFile {
  if (text.length > MAX_IMPORT) {
    return { ok: false, reason: "This file is too large to be a list of favourites." };
  }
  const reading = readText(text);
  return reading.units.favorites
    ? { ok: true, ...reading }
    : { ok: false, reason: "This file holds no favourites that can be read here." };
}
