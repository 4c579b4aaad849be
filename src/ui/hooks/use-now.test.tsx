import { act, renderHook } from "@testing-library/react";
import { useNow } from "./use-now";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-25T14:00:00Z") });
});
afterEach(() => {
  jest.useRealTimers();
});

const becomeVisible = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

it("stays at the moment of the visit while the day is the same", () => {
  const { result } = renderHook(useNow);
  jest.setSystemTime(new Date("2026-11-25T14:59:00Z"));
  becomeVisible();
  expect(result.current).toEqual(new Date("2026-11-25T14:00:00Z"));
});

it("knows that the day is another in Japan when the page comes to the front again", () => {
  const { result } = renderHook(useNow);
  jest.setSystemTime(new Date("2026-11-25T15:01:00Z"));
  becomeVisible();
  expect(result.current).toEqual(new Date("2026-11-25T15:01:00Z"));
});
