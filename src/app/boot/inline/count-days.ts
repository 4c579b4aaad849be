import { daysToGo } from "#lib/calendar/days-to-go";

/** Says beside a page's birthday how far it is away, and in `data-birthday` too: the page marks the day itself by it. */
export function countDays({ document }: Window): void {
  const place = document.querySelector<HTMLElement>("[data-birthday]");
  if (place)
    place.dataset.birthday = place.textContent = daysToGo(
      place.dataset.birthday as string,
      Date.now(),
    );
}
