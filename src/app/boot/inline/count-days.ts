import { daysToGo } from "#lib/calendar/days-to-go";

/** Says beside a page's birthday (`data-birthday`) how far it is away. React finds the same once it is there. */
export function countDays({ document }: Window): void {
  const place = document.querySelector<HTMLElement>("[data-birthday]");
  if (place) place.textContent = daysToGo(place.dataset.birthday as string, Date.now());
}
