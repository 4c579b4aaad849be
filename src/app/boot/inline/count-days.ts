import { daysToGo } from "#lib/calendar/days-to-go";

/** Says beside a page's birthday (`data-birthday`) how far it is away, and hangs out the sign
 * (`data-party`) on the day. React finds the same once it is there. */
export function countDays({ document }: Window): void {
  const place = document.querySelector<HTMLElement>("[data-birthday]");
  if (!place) return;
  place.textContent = daysToGo(place.dataset.birthday as string, Date.now());
  const sign = document.querySelector<HTMLElement>("[data-party]");
  if (sign) sign.hidden = place.textContent !== "today";
}
