import { findReferences } from "../../../lib/content/references/find-references";
import type { Refers } from "../../../lib/content/references/refers";
import { CONTENT, type Snapshot } from "../../../lib/content/read/snapshot";

/** Values that lead somewhere, and are shown as they are. */
const LEADING: ReadonlySet<Refers> = new Set(["address", "picture", "pictureFile", "filmFile"]);

/** Tells whether a value of a file in content/, by its dotted path, names records or holds values that do. */
export type NamesRecords = (file: string, path: string) => boolean;

/** Where records name others, in any of some contents. A page shows what is named, in place of the name. */
export function placesOfNames(contents: readonly Snapshot[]): NamesRecords {
  const places = new Map<string, Set<string>>();
  for (const one of contents.flatMap(findReferences)) {
    if (one.role !== "value" || LEADING.has(one.refers)) continue;
    const file = one.file.slice(CONTENT.length + 1);
    const path = one.path.filter((step) => typeof step === "string").join(".");
    places.set(file, (places.get(file) ?? new Set()).add(path));
  }
  return (file, path) =>
    [...(places.get(file) ?? [])].some((place) => place === path || place.startsWith(`${path}.`));
}
