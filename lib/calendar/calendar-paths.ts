const FOLDER = "/calendars";

/** Contents of a calendar: all birthdays, those of a unit, or one. */
export type CalendarOf = { unit: string } | { idol: string } | undefined;

export function calendarPath(of: CalendarOf): string {
  if (of === undefined) return `${FOLDER}/birthdays.ics`;
  return "unit" in of ? `${FOLDER}/unit-${of.unit}.ics` : `${FOLDER}/idol-${of.idol}.ics`;
}

/** UID of a birthday. It must never change: calendars replace known events by it. */
export const birthdayUid = (cname: string): string => `birthday-${cname}@encore`;
