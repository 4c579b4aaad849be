import { sayDaysToGo } from "#lib/calendar/days-to-go";

/** Says beside each birthday (`data-birthday`) how far it is away. React finds the same once it is there. */
export function countDays(view: Window): void {
  for (const place of view.document.querySelectorAll<HTMLElement>("[data-birthday]")) {
    place.textContent = sayDaysToGo(place.dataset.birthday ?? "", Date.now());
  }
}
