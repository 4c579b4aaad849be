import type { Finding, Path } from "../problem";
import { placeName, shown } from "../words";
import type { Rule } from "./rule";

/** A leap year, so that a birthday may be 29 February. */
const ANY_YEAR = "2024";

const MONTHS = 12;

/** Years beyond these are slips of the keyboard: the game is of this century. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
const FEBRUARY = 2;

/** Dates are days of the calendar. */
export const realDate: Rule = {
  name: "date",
  description: "Every date exists, and what ends has begun before.",
  *check({
    characters,
    units,
    campaigns,
    exhibits,
    trips,
    venues,
    legal,
    board,
    videos,
    contributedVideos,
    otherAnswers,
    site,
  }) {
    for (const entry of characters) {
      const birthday = entry.get("profile", "birthday");
      yield* unreal(entry.file, ["profile", "birthday"], birthday, `${ANY_YEAR}-${birthday}`);
    }
    for (const unit of units) {
      yield* unreal(unit.file, ["firstRelease", "date"], unit.get("firstRelease", "date"));
      yield* unreal(unit.file, ["began"], unit.get("began"));
      yield* unreal(unit.file, ["ended"], unit.get("ended"));
      yield* reversed(unit.file, ["ended"], unit.get("began"), unit.get("ended"));
    }
    for (const campaign of campaigns) {
      yield* unreal(campaign.file, ["from"], campaign.get("from"));
      yield* unreal(campaign.file, ["to"], campaign.get("to"));
      yield* reversed(campaign.file, ["to"], campaign.get("from"), campaign.get("to"));
      for (const { value, index } of campaign.items("blocks")) {
        const path = ["blocks", index];
        if (value.kind === "song")
          yield* unreal(campaign.file, [...path, "released"], value.released);
        if (value.kind === "countdown") {
          const day = value.day.length > 5 ? value.day : `${ANY_YEAR}-${value.day}`;
          yield* unreal(campaign.file, [...path, "day"], value.day, day);
        }
      }
    }
    for (const exhibit of exhibits) {
      yield* unreal(
        exhibit.file,
        ["created"],
        exhibit.get("created"),
        exhibit.get("created")?.slice(0, "YYYY-MM-DD".length),
      );
    }
    for (const trip of trips) yield* unreal(trip.file, ["released"], trip.get("released"));
    for (const venue of venues) {
      for (const { value, index } of venue.items("runs")) {
        yield* unreal(venue.file, ["runs", index, "start"], value.start);
        yield* unreal(venue.file, ["runs", index, "end"], value.end);
        yield* reversed(venue.file, ["runs", index, "end"], value.start, value.end);
      }
    }
    for (const entry of [...campaigns, ...otherAnswers]) {
      for (const { path, text } of entry.texts()) {
        if (isNamed(path) || !/^\d{4}-\d{2}-\d{2}(?:T[\d:]+Z)?$/.test(text)) continue;
        yield* unreal(entry.file, path, text, text.slice(0, "YYYY-MM-DD".length));
      }
    }
    for (const page of legal) yield* unreal(page.file, ["date"], page.get("date"));
    for (const { value, index } of videos?.items("list") ?? []) {
      yield* unreal(videos?.file ?? "", ["list", index, "published"], value.published);
    }
    for (const { value, index } of contributedVideos?.entries() ?? []) {
      yield* unreal(contributedVideos?.file ?? "", [index, "published"], value.published);
    }
    for (const { value, index } of board?.entries() ?? []) {
      const file = board?.file ?? "";
      const { start, end, startTw, endTw } = value;
      for (const [name, day] of Object.entries({ start, end, startTw, endTw })) {
        yield* unreal(file, [index, name], day);
      }
      yield* reversed(file, [index, "end"], start, end);
      yield* reversed(file, [index, "endTw"], startTw, endTw);
    }
    if (!site) return;
    for (const name of ["gathered", "year1", "year2"] as const) {
      yield* unreal(site.file, ["facts", name], site.get("facts", name));
    }
    for (const { value, index } of site.items("releases")) {
      yield* unreal(site.file, ["releases", index, "date"], value.date);
    }
  },
};

/** Whether the rule looks at a day of a campaign by its name, with what is to be known of it. */
const isNamed = (path: Path): boolean =>
  ["from", "to", "released", "day"].includes(String(path.at(-1)));

function* reversed(
  file: string,
  path: Path,
  began: string | undefined,
  ended: string | undefined,
): Iterable<Finding> {
  if (began === undefined || ended === undefined || began <= ended) return;
  const message = `${placeName(path)} is ${shown(ended)}, which is before it began (${began})`;
  yield { file, path, message, allowed: `${began} or later` };
}

function* unreal(
  file: string,
  path: Path,
  written: string | undefined,
  day = written,
): Iterable<Finding> {
  if (written === undefined || day === undefined || !/[\dZ]$/.test(written)) return;
  const year = Number(day.slice(0, "YYYY".length));
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    const message = `${placeName(path)} is ${shown(written)}, a year in which nothing of the game can be`;
    yield { file, path, message, allowed: `a year from ${FIRST_YEAR} to ${LAST_YEAR}` };
    return;
  }
  const date = new Date(`${day}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return;
  const message = `${placeName(path)} is ${shown(written)}, which is no day of the calendar`;
  yield { file, path, message, allowed: daysAllowed(day, !written.startsWith(day)) };
}

/** Which months there are, or how many days the month has: `01 to 30: June has 30 days`. */
function daysAllowed(day: string, isOfAnyYear: boolean): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (month < 1 || month > MONTHS) return "a month from 01 to 12";
  const last = new Date(Date.UTC(year, month, 0));
  const name = last.toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  const which = month === FEBRUARY && !isOfAnyYear ? `${name} ${year}` : name;
  return `01 to ${last.getUTCDate()}: ${which} has ${last.getUTCDate()} days`;
}
