import { birthdayCalendars } from "../../../lib/site/calendars/birthday-calendars";
import type { FinishedSite } from "./finished-site";

/** Writes the calendars of birthdays. */
export function writeCalendars({ catalogue, ledger }: FinishedSite): void {
  for (const [path, text] of birthdayCalendars(catalogue)) {
    ledger.write("calendars", path.slice(1), text);
  }
}
