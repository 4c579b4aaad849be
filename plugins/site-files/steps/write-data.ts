import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../../lib/files/write-whole";
import { schemasOf } from "../../../lib/content/read/schema/read-schemas";
import { dataFiles } from "../../../lib/site/published-data/files/data-files";
import { DATA_FOLDER, DATA_TYPES_FILE } from "../../../lib/site/addresses";
import { dataTypes } from "../../../lib/site/published-data/schema/data-types";
import type { FinishedSite } from "./finished-site";
import { reuseOrWrite } from "./reuse-or-write";

const TYPES_FILE = `${DATA_FOLDER}/${DATA_TYPES_FILE}`;

export async function writeData(site: FinishedSite): Promise<void> {
  const { root, content, siteFiles } = site;
  const schemas = schemasOf(root);
  const file = join(root, "public", TYPES_FILE);
  await reuseOrWrite(site, "data types", [JSON.stringify([...schemas])], async () => {
    writeWhole(file, await dataTypes(schemas));
    return [TYPES_FILE];
  });
  const types = readFileSync(file, "utf8");
  siteFiles.writeFolder("data", DATA_FOLDER, dataFiles(content, schemas, { types }));
}
