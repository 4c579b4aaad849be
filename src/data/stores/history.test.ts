import fc from "fast-check";
import { History } from "./history";

it("undoes and redoes step by step", () => {
  const history = new History("a");
  history.change("b");
  history.change("c");
  expect(history.undo() && history.undo()).toBe(true);
  expect([history.present, history.canUndo, history.undo()]).toEqual(["a", false, false]);
  expect(history.redo() && history.redo()).toBe(true);
  expect([history.present, history.canRedo, history.redo()]).toEqual(["c", false, false]);
});

it("makes one step of a run, and another of the next", () => {
  const history = new History(0);
  for (const step of [1, 2, 3]) history.change(step, "drag");
  history.endRun();
  for (const step of [4, 5]) history.change(step, "drag");
  history.change(6, "other");
  const seen = [];
  while (history.undo()) seen.push(history.present);
  expect(seen).toEqual([5, 3, 0]);
});

it("drops redo steps after a new change, and records no step without a change", () => {
  const history = new History("a");
  history.change("b");
  history.undo();
  history.change("a");
  expect(history.canRedo).toBe(true);
  history.change("c");
  expect(history.canRedo).toBe(false);
});

it("keeps a hundred steps", () => {
  const history = new History(0);
  for (let step = 1; step <= 250; step += 1) history.change(step);
  let count = 0;
  while (history.undo()) count += 1;
  expect([count, history.present]).toEqual([100, 150]);
});

it("always returns to the same state: undo and redo are inverse", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.option(fc.nat(2)))),
      fc.nat(10),
      (changes, back) => {
        const history = new History(-1);
        changes.forEach(([value, run], index) =>
          history.change(index * 10 + value, run === null ? undefined : `run ${run}`),
        );
        const last = history.present;
        let undone = 0;
        while (undone < back && history.undo()) undone += 1;
        while (undone > 0 && history.redo()) undone -= 1;
        expect(history.present).toBe(last);
      },
    ),
  );
});
