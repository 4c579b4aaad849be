import ICAL from "ical.js";
import fc from "fast-check";
import { birthdayUid, calendarPath } from "../../calendar/calendar-paths";
import { pickEvents } from "../../calendar/pick-events";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { birthdayCalendars } from "./birthday-calendars";

const catalogue = readCatalogue("test/content");
const calendars = birthdayCalendars(catalogue);
const everybody = calendars.get(calendarPath(undefined)) ?? "";

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}
const daysOf = (event: ICAL.Event, count: number) => {
  const days = event.iterator();
  return Array.from({ length: count }, () => days.next()?.toString());
};
const born = (birthday: string) => {
  const one = catalogue.characters.find(({ unit }) => unit !== "4piece");
  if (!one) throw new Error("the content has no character with a birthday");
  const characters = [{ ...one, profile: { ...one.profile, birthday } }];
  return eventsOf(
    birthdayCalendars({ ...catalogue, characters }).get(calendarPath(undefined)) ?? "",
  );
};

it("has everybody once, for whole days, every year, without an alarm", () => {
  const events = eventsOf(everybody);
  const cnames = catalogue.characters
    .filter(({ unit, profile }) => unit !== "4piece" && profile.birthday !== "-")
    .map(({ cname }) => birthdayUid(cname));
  expect(events.map(({ uid }) => uid).toSorted()).toEqual(cnames.toSorted());
  expect(everybody).not.toContain("VALARM");
  const eichi = events.find(({ uid }) => uid === "birthday-tenshouin_eichi@encore");
  expect(eichi?.startDate.isDate).toBe(true);
  expect(eichi && daysOf(eichi, 3)).toEqual(["2016-01-10", "2017-01-10", "2018-01-10"]);
});

it("is the same for the same content, in lines that RFC 5545 allows", () => {
  expect(birthdayCalendars(catalogue)).toEqual(calendars);
  for (const line of everybody.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(everybody.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("celebrates 29 February on the last day of the month", () => {
  const [event] = born("02-29");
  expect(event && daysOf(event, 5)).toEqual([
    "2016-02-29",
    "2017-02-28",
    "2018-02-28",
    "2019-02-28",
    "2020-02-29",
  ]);
});

it("has a calendar for each unit with members, and for each idol", () => {
  const fine = eventsOf(calendars.get(calendarPath({ unit: "fine" })) ?? "");
  expect(fine.map(({ summary }) => summary)).toContain("Eichi Tenshouin’s birthday");
  expect(eventsOf(calendars.get(calendarPath({ idol: "esu" })) ?? "")).toHaveLength(1);
  expect(calendars.has(calendarPath({ unit: "4piece" }))).toBe(false);
});

it("gives any choice of events as a calendar of its own", () => {
  const all = eventsOf(everybody).map(({ uid }) => uid);
  fc.assert(
    fc.property(fc.subarray(all), fc.string(), (uids, name) => {
      const picked = pickEvents(everybody, new Set(uids), name.replaceAll(/\p{Cc}/gu, ""));
      expect(eventsOf(picked).map(({ uid }) => uid)).toEqual(uids);
    }),
    { numRuns: 50 },
  );
  expect(pickEvents(everybody, new Set(), "Mine, all")).toContain(
    String.raw`X-WR-CALNAME:Mine\, all`,
  );
});
