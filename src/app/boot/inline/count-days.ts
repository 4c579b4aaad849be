import { daysToGo } from "#lib/calendar/days-to-go";

/**
 * Says beside a page's birthday (`data-birthday`) how far it is away, and in that place too: on the day itself the page
 * hangs out its sign by it. React finds the same once it is there.
 */
export function countDays({ document }: Window): void {
  const place = document.querySelector<HTMLElement>("[data-birthday]");
  if (place)
    place.dataset.birthday = place.textContent = daysToGo(
      place.dataset.birthday as string,
      Date.now(),
    );
}
