import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from "ical-generator";
import type { Character } from "../../../content/types";
import { birthdayUid, calendarPath } from "../../calendar/calendar-paths";
import { isAudition } from "../../content/model/kinds/poster-key";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { findBy } from "../../content/model/catalogue/find-by";
import { characterPath } from "../../content/model/pages/paths";
import { birthMonth } from "../../format/birthday";

/** Fixed, so that the same content gives the same file and calendars see no change. */
const STAMP = new Date(Date.UTC(2020, 0, 1));
/** A leap year, so that 29 February exists. */
const FIRST_YEAR = 2016;
/** First line of an event, and last of a calendar. */
const EVENT = "BEGIN:VEVENT\r\n";
const END = "END:VCALENDAR";

/** Refresh interval of calendars in seconds. */
const TTL = 24 * 60 * 60;

/** Calendars of birthdays by address: all, those of each unit, and of each idol. */
export function birthdayCalendars({ characters, units, site }: Catalogue): Map<string, string> {
  const born = characters
    .filter((one) => birthMonth(one.profile.birthday) !== undefined && !isAudition(one))
    .toSorted((a, b) => a.profile.birthday.localeCompare(b.profile.birthday) || a.id - b.id);
  const write = (people: readonly Character[], name?: string): string => {
    const calendar = ical({
      ...(name !== undefined && { name }),
      prodId: { company: "encore", product: "birthdays", language: "EN" },
      ttl: TTL,
    });
    for (const { cname, name: who, unit, profile } of people) {
      const [month = 1, date = 1] = profile.birthday.split("-").map(Number);
      calendar.createEvent({
        id: birthdayUid(cname),
        stamp: STAMP,
        start: new Date(Date.UTC(FIRST_YEAR, month - 1, date)),
        allDay: true,
        summary: `${who}’s birthday`,
        description: `${who}, ${findBy(units, "id", unit)?.name ?? unit}`,
        transparency: ICalEventTransparency.TRANSPARENT,
        ...(site.address && { url: `${site.address}${characterPath(cname)}` }),
        repeating: { freq: ICalEventRepeatingFreq.YEARLY, ...leapDay(month, date) },
      });
    }
    return calendar.toString().slice(0, -END.length);
  };
  // The library folds lines slowly: write each birthday once, and use it in three calendars.
  const [, ...written] = write(born).split(EVENT);
  const events = new Map(born.map((one, index) => [one, EVENT + written[index]]));
  const calendar = (name: string, people: readonly Character[]) =>
    [write([], `${name} · ${site.title}`), ...people.map((one) => events.get(one)), END].join("");
  const unitCalendars = units.flatMap(({ id, name }) => {
    const members = born.filter(({ unit }) => unit === id);
    const path = calendarPath({ unit: id });
    return members.length > 0 ? [[path, calendar(`Birthdays: ${name}`, members)] as const] : [];
  });
  return new Map([
    [calendarPath(undefined), calendar("Birthdays", born)],
    ...unitCalendars,
    ...born.map(
      (one) =>
        [calendarPath({ idol: one.cname }), calendar(`Birthday: ${one.name}`, [one])] as const,
    ),
  ]);
}

/**
 * Rule for 29 February: the last day of the month. A plain yearly rule would skip three years of four, and Outlook does
 * not read BYYEARDAY=60 (MS-OXCICAL).
 */
const leapDay = (month: number, date: number) =>
  month === 2 && date === 29 ? { byMonth: 2, byMonthDay: -1 } : {};
