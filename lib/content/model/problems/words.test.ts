import { counted, listed, placeName, ranges, shown } from "./words";

test("places in records", () => {
  expect(placeName([])).toBe("the file");
  expect(placeName(["display", "color"])).toBe("display.color");
  expect(placeName(["list", 2])).toBe("list, item 3");
  expect(placeName(["menu", 0, "title"])).toBe("menu, item 1, title");
});

test("runs of numbers are drawn together", () => {
  expect(ranges([4, 2, 1, 3, 10, 12, 11, 20, 21])).toBe("1 to 4, 10 to 12, 20, 21");
});

test("long values are cut", () => {
  expect(shown("x".repeat(100))).toHaveLength(60);
  expect(shown(undefined)).toBe("undefined");
});

test("words in a row, and how many", () => {
  expect(listed(["a", "b", "c"], "or")).toBe("a, b or c");
  expect(listed(["a"])).toBe("a");
  expect(counted(1, "file")).toBe("1 file");
  expect(counted(2, "file")).toBe("2 files");
});
