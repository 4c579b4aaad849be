import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { writeWhole } from "../../../files/write-whole";
import { sha256 } from "../../../text/sha256";
import type { Inspection } from "./inspection";

const PACKAGES = "node_modules";
const FOLDER = `${PACKAGES}/.cache/encore`;

/** Increase the number when the inspection changes. */
const FILE = `${FOLDER}/pictures-1.json`;
const MAX_STORED = 2000;

/**
 * Inspections of pictures, from an earlier run if possible. Stored in node_modules of the working directory; without
 * that, all are inspected.
 */
export function storedInspections(
  pictures: readonly Buffer[],
  inspect: (pictures: readonly Buffer[]) => readonly Inspection[],
): Inspection[] {
  const names = pictures.map((bytes) => sha256(bytes));
  const stored = load();
  const missing = pictures.filter((_, index) => !stored.has(names[index] ?? ""));
  const found = missing.length === 0 ? [] : inspect(missing);
  const newInspections = new Map(missing.map((bytes, index) => [bytes, found[index] ?? {}]));
  const all = pictures.map(
    (bytes, index) => newInspections.get(bytes) ?? stored.get(names[index] ?? "") ?? {},
  );
  if (missing.length === 0) return all;
  for (const [index, name] of names.entries()) {
    const inspection = all[index];
    // The machine may be less busy another day.
    if (inspection && !inspection.isSlow) stored.set(name, inspection);
  }
  save(stored);
  return all;
}

function load(): Map<string, Inspection> {
  try {
    return new Map(JSON.parse(readFileSync(resolve(FILE), "utf8")) as [string, Inspection][]);
  } catch {
    return new Map();
  }
}

function save(stored: ReadonlyMap<string, Inspection>): void {
  if (!existsSync(PACKAGES)) return;
  try {
    writeWhole(resolve(FILE), JSON.stringify([...stored].slice(-MAX_STORED)));
  } catch {
    // Not writable: the next run inspects them again.
  }
}
