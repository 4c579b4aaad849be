import { readFileSync } from "node:fs";
import { join } from "node:path";
import { schemasOf } from "../../../lib/content/schema/read-schemas";
import { dataFiles } from "../../../lib/site/published-data/files/data-files";
import { DATA_FOLDER, TYPES_FILE } from "../../../lib/site/published-data/files/names";
import type { FinishedSite } from "./finished-site";

/** Writes the data for others into the finished site. */
export function writeData({ root, content, ledger }: FinishedSite): void {
  const types = readFileSync(join(root, TYPES_FILE), "utf8");
  ledger.fill("data", DATA_FOLDER, dataFiles(content, schemasOf(root), { types }));
}
