import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { batchesOf, EVERYTHING } from "./purge-list";

/**
 * Writes what caches have to forget: `{ "version": 1, "everything": false, "batches": [["/", …], …] }`.
 * @param addresses paths from the site's root, or {@link EVERYTHING} among them
 */
export function writePurgeList(file: string, addresses: readonly string[]): void {
  const everything = addresses.includes(EVERYTHING);
  const list = { version: 1, everything, batches: everything ? [] : batchesOf(addresses) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.unfinished`, `${JSON.stringify(list, null, 2)}\n`);
  renameSync(`${file}.unfinished`, file);
}
