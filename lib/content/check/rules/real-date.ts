import { isDay, MONTHS } from "../../read/messages/days";
import { eachOf, type Rule } from "./rule";

/** A leap year, so that a birthday may be 29 February. */
const ANY_YEAR = "2024";

/** Other years are typing mistakes: the game is of this century. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
const FEBRUARY = 2;

/** A day, perhaps with a time: `2026-02-28`, `2026-02-28T12:00:00Z`. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;

/** A day of every year, `02-29`, and the properties that hold one. */
const YEARLY = /^\d{2}-\d{2}$/;
const YEARLY_NAMES: readonly unknown[] = ["birthday", "day"];

const BEGINNINGS: ReadonlyMap<unknown, string> = new Map([
  ["ended", "began"],
  ["to", "from"],
  ["end", "start"],
  ["endTw", "startTw"],
]);

/** Every date exists, and no end is before its beginning. */
export const realDate: Rule = {
  name: "date",
  check: eachOf("all", function* (entry) {
    const days = new Map<string, string>();
    for (const { path, text } of entry.texts()) {
      const isYearly = YEARLY.test(text) && YEARLY_NAMES.includes(path.at(-1));
      if (!isYearly && !DAY.test(text)) continue;
      const [what, allowed] = unreal(text, isYearly) ?? [];
      if (what === undefined) days.set(path.join(), text);
      else yield entry.wrong(path, what, allowed);
    }
    for (const { path, text } of days.size > 1 ? entry.texts() : []) {
      const beginning = BEGINNINGS.get(path.at(-1));
      if (beginning === undefined || !days.has(path.join())) continue;
      const began = days.get([...path.slice(0, -1), beginning].join());
      if (began === undefined || began <= text) continue;
      yield entry.wrong(path, `which is before it began (${began})`, `${began} or later`);
    }
  }),
};

/** The fault of a date, and the allowed values; undefined for one that exists. */
function unreal(written: string, isYearly: boolean): [what: string, allowed: string] | undefined {
  const text = isYearly ? `${ANY_YEAR}-${written}` : written;
  const day = text.slice(0, "YYYY-MM-DD".length);
  const year = Number(day.slice(0, "YYYY".length));
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    const allowed = `a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
    return ["a year that cannot be one of the game’s", allowed];
  }
  if (!isDay(...(day.split("-").map(Number) as [number, number, number])))
    return ["which is not a day of the calendar", daysOf(day, isYearly)];
  if (!Number.isNaN(Date.parse(text))) return undefined;
  return ["whose time does not exist", "T00:00:00Z to T23:59:59Z"];
}

/** Allowed months, or days of the month: `01 to 30: June has 30 days`. */
function daysOf(day: string, isYearly: boolean): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (month < 1 || month > MONTHS.length) return "a month from 01 to 12";
  const last = new Date(Date.UTC(year, month, 0));
  const name = last.toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  const which = month === FEBRUARY && !isYearly ? `${name} ${year}` : name;
  return `01 to ${last.getUTCDate()}: ${which} has ${last.getUTCDate()} days`;
}
