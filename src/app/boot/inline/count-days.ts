import { daysToGo } from "#lib/calendar/days-to-go";

/**
 * Writes the days until a date into each element with `data-day`, and into that attribute, which CSS uses to mark the
 * day itself.
 */
export function countDays({ document }: Window): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-day]"))
    element.dataset.day = element.textContent = daysToGo(element.dataset.day as string, Date.now());
}
