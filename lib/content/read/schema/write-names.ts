import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../../files/write-whole";
import type { Snapshot } from "../snapshot";
import { NAMES_SCHEMA, namesText } from "./names";
import { NAMES_FILE, readSchemas } from "./read-schemas";

/** Updates the schema of names, for editors, from the content of the project at `root`. */
export function writeNames(root: string, content: Snapshot): void {
  const names = readSchemas(content).get(NAMES_SCHEMA);
  const file = join(root, NAMES_FILE);
  if (!names || (existsSync(file) && readFileSync(file, "utf8") === namesText(names))) return;
  writeWhole(file, namesText(names));
}
