import type { Entry } from "../read/entry";

/**
 * Records by the name that others refer to them by. Usually that is what the record says of itself
 * (property `name`). Where that is unreadable or another file's name, or where the others use the
 * name of the file (`used`), the name of the file counts.
 */
export function byKey<Content, Name extends keyof Content & string>(
  entries: readonly Entry<Content>[],
  name: Name,
  used: ReadonlySet<unknown>,
): Map<string, Entry<Content>> {
  const files = new Set(entries.map(({ key }) => key));
  const found = new Map<string, Entry<Content>>();
  for (const entry of entries) {
    const declared = entry.get(name);
    const isFree = typeof declared === "string" && !files.has(declared) && !found.has(declared);
    const isUsed = used.has(declared) || !used.has(entry.key);
    found.set(isFree && isUsed ? declared : entry.key, entry);
  }
  return found;
}
