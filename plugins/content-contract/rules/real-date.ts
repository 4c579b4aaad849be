import type { Finding } from "../problem";
import { placeName, shown } from "../words";
import type { Rule } from "./rule";

/** A leap year, so that a birthday may be 29 February. */
const ANY_YEAR = "2024";

/** Dates are days of the calendar. */
export const realDate: Rule = {
  name: "date",
  description: "Every date exists, and what ends has begun before.",
  *check({ characters, units, legal, site }) {
    for (const entry of characters) {
      const birthday = entry.get("profile", "birthday");
      yield* unreal(entry.file, ["profile", "birthday"], birthday, `${ANY_YEAR}-${birthday}`);
    }
    for (const unit of units) {
      const began = unit.get("began");
      const ended = unit.get("ended");
      yield* unreal(unit.file, ["firstRelease", "date"], unit.get("firstRelease", "date"));
      yield* unreal(unit.file, ["began"], began);
      yield* unreal(unit.file, ["ended"], ended);
      if (began === undefined || ended === undefined || began <= ended) continue;
      const message = `ended is ${shown(ended)}, which is before it began (${began})`;
      yield unit.finding(["ended"], { message, allowed: `${began} or later` });
    }
    for (const page of legal) yield* unreal(page.file, ["date"], page.get("date"));
    if (!site) return;
    for (const name of ["gathered", "year1", "year2"] as const) {
      yield* unreal(site.file, ["facts", name], site.get("facts", name));
    }
    for (const { value, index } of site.items("releases")) {
      yield* unreal(site.file, ["releases", index, "date"], value.date);
    }
  },
};

function* unreal(
  file: string,
  path: (string | number)[],
  written: string | undefined,
  day = written,
): Iterable<Finding> {
  if (written === undefined || day === undefined || !/\d$/.test(written)) return;
  const date = new Date(`${day}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return;
  const message = `${placeName(path)} is ${shown(written)}, which is no day of the calendar`;
  yield { file, path, message, allowed: "a day that exists" };
}
