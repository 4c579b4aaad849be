import type { Entry } from "../../read/entry";
import type { Finding } from "../problem";
import { comparable } from "../text/same-name";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Readers who see one name on two pages cannot tell which is which; mostly, a record was copied. */
export const ownName: Rule = {
  name: "own-name",
  description:
    "Names can be read, and no two characters, units, offices, clubs, venues, campaigns or trips have one name, but for the two records of one idol.",
  *check({ characters, units, offices, clubs, venues, campaigns, trips }) {
    yield* repeated(characters, "name", (one) => one.get("cname"));
    yield* repeated(units, "name");
    yield* repeated(offices, "name");
    yield* repeated(clubs, "title");
    yield* repeated(venues, "name");
    yield* repeated(campaigns, "name");
    yield* repeated(trips, "title");
  },
};

function* repeated<Content, Field extends keyof Content & string>(
  entries: readonly Entry<Content>[],
  field: Field,
  whose: (entry: Entry<Content>) => unknown = ({ file }) => file,
): Iterable<Finding> {
  const seen = new Map<string, Entry<Content>>();
  for (const entry of entries) {
    const name = entry.get(field);
    if (typeof name !== "string") continue;
    const same = comparable(name);
    if (same === "") {
      const message = `${field} is ${shown(name)}, which has neither a letter nor a digit`;
      yield entry.finding([field], { message, allowed: `a ${field} that can be read` });
      continue;
    }
    const first = seen.get(same);
    seen.set(same, first ?? entry);
    if (!first || whose(first) === whose(entry)) continue;
    yield entry.finding([field], {
      message: `${field} is ${shown(name)}, which is the ${field} in ${first.file} too`,
      allowed: `a ${field} of its own`,
    });
  }
}
