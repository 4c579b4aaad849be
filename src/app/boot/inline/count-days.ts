import { daysToGo } from "#lib/calendar/days-to-go";

/** Says in each place that names a day how far it is away, and in its `data-day` too: the page marks the day itself by it. */
export function countDays({ document }: Window): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-day]"))
    place.dataset.day = place.textContent = daysToGo(place.dataset.day as string, Date.now());
}
