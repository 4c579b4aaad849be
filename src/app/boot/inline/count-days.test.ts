/** @jest-environment jsdom */
import { daysToGo } from "#lib/calendar/days-to-go";
import { countDays } from "./count-days";

it("writes the number of days into each element that names a day", () => {
  document.body.innerHTML = '<i></i><i data-day="11-30"></i><i data-day="01-26">26 January</i>';
  countDays(window);
  const texts = [...document.querySelectorAll("i")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["", daysToGo("11-30", Date.now()), daysToGo("01-26", Date.now())]);
});

it("marks the day", () => {
  const isMarked = (day: string) => {
    document.body.innerHTML = `<i data-day="${day}"></i>`;
    countDays(window);
    return document.querySelector("i")?.matches("[data-day=today]");
  };
  jest.useFakeTimers({ now: new Date("2026-11-01T15:00:00Z") });
  expect([isMarked("11-02"), isMarked("11-01")]).toEqual([true, false]);
  jest.useRealTimers();
});

it("ignores pages without a date", () => {
  document.body.innerHTML = "<i></i>";
  countDays(window);
  expect(document.body.textContent).toBe("");
});
