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
      if (cname === undefined) continue;
      yield* compare(entry, "cname", cname, isSecond ? audition : cname);
    }
    yield* named(otherCharacters, "name");
    yield* named(units, "id");
    yield* named(offices, "id");
    yield* named(clubs, "key");
    yield* named(campaigns, "slug", campaignKeyOf);
    yield* named(film, "id");
    yield* named(exhibits, "id");
    yield* named(trips, "id");
    yield* named(venues, "id");
    yield* named(fourPiece, "slug");
  },
};

/** Compares what each record of a kind calls itself with the name of its file. */
function* named<Fields>(
  entries: readonly Entry<Fields>[],
  property: keyof Fields & string,
  keyOf = (name: string) => name,
): Iterable<Finding> {
  for (const entry of entries) {
    const name: unknown = entry.get(property);
    if (typeof name === "string") yield* compare(entry, property, name, keyOf(name));
  }
}

function* compare<Fields>(
  entry: Entry<Fields>,
  property: string,
  value: string,
  expected: string,
): Iterable<Finding> {
  if (entry.key === expected) return;
  yield entry.finding([property], {
    message: `${property} is ${shown(value)}, but the file is called ${entry.key}.json`,
    allowed: `a file called ${expected}.json, or the name of the file as the ${property}`,
    suggestion: shown(entry.key.replace(AUDITION, "")),
  });
}
