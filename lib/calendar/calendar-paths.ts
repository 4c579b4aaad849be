/** Folder of the calendars to subscribe to. */
const FOLDER = "/calendars";

/** Whose birthdays a calendar has: everybody's, those of a unit, or one. */
export type CalendarOf = { unit: string } | { idol: string } | undefined;

/** Address of a calendar of birthdays. */
export function calendarPath(of: CalendarOf): string {
  if (of === undefined) return `${FOLDER}/birthdays.ics`;
  return "unit" in of ? `${FOLDER}/unit-${of.unit}.ics` : `${FOLDER}/idol-${of.idol}.ics`;
}

/** What names somebody's birthday in every calendar, for good: calendars replace what they know by it. */
export const birthdayUid = (cname: string): string => `birthday-${cname}@encore`;
