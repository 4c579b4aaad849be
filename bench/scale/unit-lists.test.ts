import type { UnitId } from "../../content/types";
import { unitLists } from "./unit-lists";

const unit = (id: string, ...list: number[]) => ({ id: id as UnitId, list });

it("sends who is one too many to the smallest units", () => {
  const lists = unitLists([
    unit("fine", 1, 2, 3, 4),
    unit("mam", 5),
    unit("other", 6, 7, 8, 9, 10, 11),
  ]);
  expect([...lists.values()]).toEqual([
    [1, 2, 3, 4],
    [5, 11],
    [6, 7, 8, 9, 10],
  ]);
});

it("refuses what cannot be shared out", () => {
  expect(() => unitLists([unit("other", 1, 2, 3, 4, 5, 6)])).toThrow("no room");
  expect(() => unitLists([unit("mam", 1)])).toThrow("has 1 members");
});
