/** @jest-environment jsdom */
import { ToastStore } from "./toast-store";

const notice = (en: string) => ({ tone: "error", zh: "錯誤", en }) as const;
const shown = (store: ToastStore) => store.toasts.map(({ en, times }) => [en, times]);
let store: ToastStore;

beforeEach(() => {
  jest.useFakeTimers();
  store = new ToastStore();
});
afterEach(() => jest.useRealTimers());

it("shows a notice for a while, longer the more there is to read", () => {
  store.show(notice("short"));
  store.show(notice("long ".repeat(40)));
  jest.advanceTimersByTime(7_999);
  expect(store.toasts).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(store.toasts).toHaveLength(1);
  jest.advanceTimersByTime(12_000);
  expect(store.toasts).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
});

it("counts a repeated toast instead of showing it twice, and restarts its time", () => {
  store.show(notice("a"));
  jest.advanceTimersByTime(7_000);
  store.show(notice("a"));
  expect(shown(store)).toEqual([["a", 2]]);
  jest.advanceTimersByTime(7_000);
  expect(shown(store)).toEqual([["a", 2]]);
  jest.advanceTimersByTime(1_000);
  store.show(notice("a"));
  expect(shown(store)).toEqual([["a", 1]]);
});

it("stacks three; the oldest is removed first", () => {
  for (const text of ["a", "b", "c", "d"]) store.show(notice(text));
  expect(shown(store).map(([text]) => text)).toEqual(["b", "c", "d"]);
  store.closeLatest();
  expect(shown(store).map(([text]) => text)).toEqual(["b", "c"]);
});

it("keeps all toasts while one has the pointer or focus, then restarts their time", () => {
  store.show(notice("a"));
  store.pause();
  store.show(notice("b"));
  jest.advanceTimersByTime(60_000);
  expect(store.toasts).toHaveLength(2);
  store.resume();
  jest.advanceTimersByTime(7_999);
  expect(store.toasts).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(store.toasts).toHaveLength(0);
});

it("is not paused by a toast that was closed", () => {
  store.show(notice("a"));
  store.pause();
  store.closeLatest();
  store.closeLatest();
  store.show(notice("b"));
  jest.advanceTimersByTime(8_000);
  expect(store.toasts).toHaveLength(0);
});

it("waits while the window is hidden", () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  store.show(notice("a"));
  jest.advanceTimersByTime(30_000);
  expect(store.toasts).toHaveLength(1);
  hidden.mockReturnValue(false);
  jest.advanceTimersByTime(8_000);
  expect(store.toasts).toHaveLength(0);
});
