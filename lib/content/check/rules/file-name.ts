import { AUDITION, campaignKeyOf } from "../../kinds/kinds";
import type { Finding } from "../problem";
import type { Entry } from "../../read/entry";
import { shown } from "../words";
import type { Rule } from "./rule";

/**
 * A file has the name that its record gives itself. An audition record may share its cname with a
 * later record and then has `.4piece` behind it.
 */
export const fileName: Rule = {
  name: "file-name",
  description: "A file is named after the id, key or slug of the record in it.",
  *check({
    characters,
    otherCharacters,
    units,
    offices,
    clubs,
    campaigns,
    film,
    exhibits,
    trips,
    venues,
    fourPiece,
  }) {
    const files = new Set(characters.map(({ key }) => key));
    for (const entry of characters) {
      const cname = entry.get("cname");
      const isAudition = entry.get("unit") === "4piece";
      const audition = `${cname}${AUDITION}`;
      const isSecond =
        isAudition && (entry.key === audition || (entry.key !== cname && files.has(String(cname))));
      yield* compare(entry, "cname", cname, isSecond ? audition : cname);
    }
    for (const entry of otherCharacters) yield* compare(entry, "name", entry.get("name"));
    for (const entry of units) yield* compare(entry, "id", entry.get("id"));
    for (const entry of offices) yield* compare(entry, "id", entry.get("id"));
    for (const entry of clubs) yield* compare(entry, "key", entry.get("key"));
    for (const entry of campaigns) {
      const slug = entry.get("slug");
      yield* compare(entry, "slug", slug, slug && campaignKeyOf(slug));
    }
    for (const entry of film) yield* compare(entry, "id", entry.get("id"));
    for (const entry of exhibits) yield* compare(entry, "id", entry.get("id"));
    for (const entry of trips) yield* compare(entry, "id", entry.get("id"));
    for (const entry of venues) yield* compare(entry, "id", entry.get("id"));
    for (const entry of fourPiece) yield* compare(entry, "slug", entry.get("slug"));
  },
};

function* compare<Content>(
  entry: Entry<Content>,
  property: string,
  value: string | undefined,
  expected = value,
): Iterable<Finding> {
  if (value === undefined || entry.key === expected) return;
  yield entry.finding([property], {
    message: `${property} is ${shown(value)}, but the file is called ${entry.key}.json`,
    allowed: `a file called ${expected}.json, or the name of the file as the ${property}`,
    suggestion: shown(entry.key.replace(AUDITION, "")),
  });
}
