import { daysToGo } from "#lib/calendar/days-to-go";

/**
 * Writes the days until a date into each element with `data-day`, and into that attribute, which CSS uses to mark the
 * day itself.
 */
export function countDays({ document }: Window): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-day]"))
    place.dataset.day = place.textContent = daysToGo(place.dataset.day as string, Date.now());
}
