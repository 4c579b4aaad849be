const FOLDER = "/calendars";

/** Contents of a calendar: all birthdays, those of a unit, or one. */
export type CalendarContents = { unit: string } | { idol: string } | undefined;

export function calendarPath(contents: CalendarContents): string {
  if (contents === undefined) return `${FOLDER}/birthdays.ics`;
  return "unit" in contents
    ? `${FOLDER}/unit-${contents.unit}.ics`
    : `${FOLDER}/idol-${contents.idol}.ics`;
}

/** UID of a birthday. It must never change: calendars replace known events by it. */
export const birthdayUid = (cname: string): string => `birthday-${cname}@encore`;
