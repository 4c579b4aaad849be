import { CONTENT } from "../read/list-files";
import { SITE_FILE } from "../read/folders";
import { shown } from "../words";
import type { Rule } from "./rule";

/** The site is built around these; a link to one may not lead nowhere. */
export const missingFile: Rule = {
  name: "missing-file",
  description:
    "There is a file for each unit and office that common.schema.json names, and site.json.",
  *check({ identities, unitIds, officeIds, site }) {
    const missing = (file: string, what: string) => ({
      file: `${CONTENT}/${file}`,
      path: [],
      message: `the file is missing: there must be a record of ${what}`,
    });
    for (const id of unitIds) {
      if (!identities.units.has(id)) yield missing(`units/${id}.json`, `unit ${shown(id)}`);
    }
    for (const id of officeIds) {
      if (!identities.offices.has(id)) yield missing(`offices/${id}.json`, `office ${shown(id)}`);
    }
    if (!site) yield missing(SITE_FILE, "the site's defaults");
  },
};
