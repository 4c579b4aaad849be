/** @jest-environment jsdom */
import { daysToGo } from "#lib/calendar/days-to-go";
import { countDays } from "./count-days";

it("says beside the birthday how far it is away", () => {
  document.body.innerHTML = '<i></i><i data-birthday="11-30"></i>';
  countDays(window);
  const said = [...document.querySelectorAll("i")].map(({ textContent }) => textContent);
  expect(said).toEqual(["", daysToGo("11-30", Date.now())]);
});

it("lets pages without one be", () => {
  document.body.innerHTML = "<i></i>";
  countDays(window);
  expect(document.body.textContent).toBe("");
});
