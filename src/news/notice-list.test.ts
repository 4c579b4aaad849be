import { information } from "./information.fixtures";
import { byYear, filterNotices, PAGE_SIZE, pageCount, pagesOf, unitsOf } from "./notice-list";
import { resultCount, resultName } from "./result-words";

const { notices } = information;

describe("the list", () => {
  it("is filtered by kind and by unit, and keeps its order", () => {
    const tours = filterNotices(notices, { kind: "tour" });
    expect(tours.map(({ title }) => title)).toEqual(
      [0, 5, 10, 15, 20, 25].map((n) => `Number ${n}`),
    );
    expect(filterNotices(notices, { unit: "trickstar" })).toEqual(tours);
    expect(filterNotices(notices, { kind: "song", unit: "trickstar" })).toEqual([]);
    expect(filterNotices(notices, {})).toEqual(notices);
  });

  it("counts a guest’s unit as well as the subjects", () => {
    expect([...unitsOf(notices[0] as (typeof notices)[0])]).toEqual(["knights", "trickstar"]);
  });

  it("is cut into pages that hold everything once", () => {
    const pages = pagesOf(notices);
    expect(pages).toHaveLength(pageCount(notices));
    expect(pages.flat()).toEqual(notices);
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(PAGE_SIZE);
    expect(pagesOf([])).toEqual([[]]);
  });

  it("is grouped by year, the newest first", () => {
    const years = byYear(notices);
    expect(years.map(({ year }) => year)).toEqual(["2026", "2025", "2024"]);
    expect(years.flatMap((year) => year.notices)).toEqual(notices);
  });
});

test.each([
  [undefined, undefined, "All notices"],
  ["tour", undefined, "Tour events"],
  [undefined, "Knights", "Notices with Knights"],
  ["tour", "Knights", "Tour events with Knights"],
])("kind %s and unit %s are called %s", (kind, unit, name) => {
  expect(resultName(kind, unit)).toBe(name);
});

test("the count names the page", () => {
  expect(resultCount(1, 1, 1)).toBe("1 notice");
  expect(resultCount(0, 1, 1)).toBe("0 notices");
  expect(resultCount(102, 2, 9)).toBe("102 notices, page 2 of 9");
});
