/** @jest-environment jsdom */
import { observable, runInAction } from "mobx";
import { stand } from "../stand.fixtures";
import { autosave } from "./autosave";
import type { OpenDraft } from "./draft";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin() {
  const state = observable({ edits: 0, draft: { id: "a", name: "A", stand: stand() } });
  const work = {
    edit: (name: string, id = state.draft.id) =>
      runInAction(() => {
        state.edits += 1;
        state.draft = { id, name, stand: stand() };
      }),
  };
  const saved: string[] = [];
  const save = async ({ id, name }: OpenDraft) => saved.push(`${id} ${name}`) > 0;
  const stop = autosave(state, { save });
  return { work, saved, stop };
}

it("saves a burst of changes once, and nothing that is untouched", () => {
  const { work, saved, stop } = begin();
  jest.advanceTimersByTime(5000);
  expect(saved).toEqual([]);
  work.edit("B");
  jest.advanceTimersByTime(300);
  work.edit("C");
  jest.advanceTimersByTime(300);
  expect(saved).toEqual([]);
  jest.advanceTimersByTime(300);
  expect(saved).toEqual(["a C"]);
  stop();
});

it("saves at once when the page is left, when another draft opens, and on stop", () => {
  const { work, saved, stop } = begin();
  work.edit("B");
  window.dispatchEvent(new Event("pagehide"));
  expect(saved).toEqual(["a B"]);
  work.edit("C");
  work.edit("D", "other");
  expect(saved).toEqual(["a B", "a C"]);
  stop();
  expect(saved).toEqual(["a B", "a C", "other D"]);
  work.edit("E");
  window.dispatchEvent(new Event("pagehide"));
  expect(saved).toHaveLength(3);
});

it("saves within the delay during continuous changes", () => {
  const { work, saved, stop } = begin();
  for (let times = 0; times < 30; times += 1) {
    work.edit(`${times}`);
    jest.advanceTimersByTime(100);
  }
  expect(saved.length).toBeGreaterThanOrEqual(1);
  stop();
});
