/** @jest-environment jsdom */
import { sayDaysToGo } from "#lib/calendar/days-to-go";
import { countDays } from "./count-days";

it("says beside each birthday how far it is away", () => {
  document.body.innerHTML = '<i data-birthday="02-03"></i><i></i><i data-birthday="11-30"></i>';
  countDays(window);
  const said = [...document.querySelectorAll("i")].map(({ textContent }) => textContent);
  const now = Date.now();
  expect(said).toEqual([sayDaysToGo("02-03", now), "", sayDaysToGo("11-30", now)]);
});
