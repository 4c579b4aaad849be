import { CONTENT } from "../../read/snapshot";
import { ANSWERS } from "../../kinds/answers";
import { KINDS } from "../../kinds/kinds";
import { REDIRECTS_FILE, SITE_FILE } from "../../kinds/single-files";
import { shown } from "../words";
import type { Rule } from "./rule";

/** The site is built around these; a link to one may not lead nowhere. */
export const missingFile: Rule = {
  name: "missing-file",
  description:
    "There is a file for each unit that an office lists, each venue and idol of the audition that common.schema.json names, each answer, site.json and redirects.json.",
  *check({
    identities,
    units,
    unitIds,
    venues,
    venueIds,
    fourPiece,
    fourPieceSlugs,
    site,
    redirects,
    listing,
  }) {
    const missing = (file: string, what: string) => ({
      file: `${CONTENT}/${file}`,
      path: [],
      message: `the file is missing: there must be a record of ${what}`,
    });
    const unitsThere = new Set<unknown>(units.map(({ key }) => key));
    for (const id of unitIds) {
      if (!identities.units.has(id) && !unitsThere.has(id))
        yield missing(`units/${id}.json`, `unit ${shown(id)}`);
    }
    const venuesThere = new Set<unknown>(venues.flatMap((one) => [one.key, one.get("id")]));
    for (const id of venueIds) {
      if (!venuesThere.has(id)) yield missing(`venues/${id}.json`, `venue ${shown(id)}`);
    }
    const idolsThere = new Set<unknown>(fourPiece.flatMap((one) => [one.key, one.get("slug")]));
    for (const slug of fourPieceSlugs) {
      if (idolsThere.has(slug)) continue;
      yield missing(`four-piece/${slug}.json`, `the idol ${shown(slug)} of the audition`);
    }
    const answersThere = new Set(listing.records.map(({ path }) => path));
    for (const [name, what] of ANSWERS) {
      const file = `${KINDS.answers.folder}/${name}.json`;
      if (!answersThere.has(file)) yield missing(file, what);
    }
    if (!site) yield missing(SITE_FILE, "the site's defaults");
    if (!redirects) yield missing(REDIRECTS_FILE, "where pages have gone");
  },
};
