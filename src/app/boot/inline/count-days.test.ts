/** @jest-environment jsdom */
import { daysToGo } from "#lib/calendar/days-to-go";
import { countDays } from "./count-days";

it("says beside the birthday how far it is away", () => {
  document.body.innerHTML = '<i></i><i data-birthday="11-30"></i>';
  countDays(window);
  const said = [...document.querySelectorAll("i")].map(({ textContent }) => textContent);
  expect(said).toEqual(["", daysToGo("11-30", Date.now())]);
});

it("hangs out the sign on the day, and on no other", () => {
  const hidden = (day: string) => {
    document.body.innerHTML = `<i data-birthday="${day}"></i><b data-party hidden></b>`;
    countDays(window);
    return document.querySelector("b")?.hidden;
  };
  jest.useFakeTimers({ now: new Date("2026-11-01T15:00:00Z") });
  expect([hidden("11-02"), hidden("11-01")]).toEqual([false, true]);
  jest.useRealTimers();
});

it("lets pages without one be", () => {
  document.body.innerHTML = "<i></i>";
  countDays(window);
  expect(document.body.textContent).toBe("");
});
