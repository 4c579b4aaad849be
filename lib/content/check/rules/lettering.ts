import type { Entry } from "../../read/entry";
import type { Finding, Path } from "../../model/problems/problem";
import { NOT_IN_TYPEFACE } from "../text/lettered";
import { placeName, shown } from "../../model/problems/words";
import type { Rule } from "./rule";

/** Texts drawn into pictures use only letters of the pictures' typeface. */
export const lettering: Rule = {
  name: "lettering",
  *check({ characters, units, offices, trips, film }) {
    const named: readonly Entry<{ name: string }>[] = [...characters, ...units, ...offices];
    for (const one of named) yield* strange(one, ["name"], one.get("name"));
    for (const trip of trips) yield* strange(trip, ["unit"], trip.get("unit"));
    for (const chapter of film) {
      for (const { value, path } of chapter.items("lettering")) {
        for (const [index, line] of value.lines.entries())
          yield* strange(chapter, [...path, "lines", index], line);
      }
    }
  },
};

function* strange<Fields>(
  entry: Entry<Fields>,
  path: Path,
  text: string | undefined,
): Iterable<Finding> {
  const letter = NOT_IN_TYPEFACE.exec(text ?? "")?.[0];
  // Another rule reports invisible characters.
  if (letter === undefined || /\p{C}/u.test(letter)) return;
  const message = `${placeName(path)} has ${shown(letter)}, which the typeface of pictures lacks`;
  yield entry.finding(path, { message, allowed: "Latin letters, digits and common marks" });
}
