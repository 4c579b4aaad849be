import { findInJson, positionAt } from "./position";

test("positions are 1-based; each kind of line end counts once", () => {
  expect(positionAt("", 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt("a\nb\r\nc\rd", 7)).toEqual({ line: 4, column: 1 });
  expect(positionAt("a\r\nbc", 4)).toEqual({ line: 2, column: 2 });
});

test("finds a missing value at the value around it", () => {
  const find = findInJson('{\n  "a": [ { "b": 1 } ]\n}');
  expect(find(["a", 0, "b"])).toEqual({ line: 2, column: 17 });
  expect(find(["a", 0, "b"], true)).toEqual({ line: 2, column: 12 });
  expect(find(["a", 0, "c"])).toEqual({ line: 2, column: 10 });
  expect(find(["x", "y"])).toEqual({ line: 1, column: 1 });
});
