import fc from "fast-check";
import { information } from "./information.fixtures";
import { filterNotices, PAGE_SIZE, pageCount } from "./notice-list";
import { readView, viewAddress } from "./view";

const { notices } = information;
const ids = notices.map(({ id }) => id);
const read = (search: string, hash = "") => readView({ search, hash }, notices);

describe("the view in an address", () => {
  it.each([
    ["", "", { page: 1 }],
    ["?utm_source=friend", "", { page: 1 }],
    ["?page=1", "", { page: 1 }],
    ["?page=3", "", { page: 3 }],
    ["?kind=tour", "", { kind: "tour", page: 1 }],
    ["?unit=knights&page=2", "", { unit: "knights", page: 2 }],
    ["?kind=tour&unit=trickstar", "", { kind: "tour", unit: "trickstar", page: 1 }],
    ["?kind=Tour)&unit=unknown&page=2", "", { kind: "tour", page: 1 }],
    ["?kind=song&unit=trickstar", "", { kind: "song", unit: "trickstar", page: 1 }],
    ["", "#content", { page: 1 }],
    ["?page=2", "#content", { page: 2 }],
    ["", `#${ids[0]}`, { page: 1, marked: ids[0] }],
    ["", `#${ids[12]}`, { page: 2, marked: ids[12] }],
    ["", `#${ids[12]})%E3%80%82`, { page: 2, marked: ids[12] }],
    ["?page=3", `#${ids[12]}`, { page: 2, marked: ids[12] }],
    ["?kind=tour", `#${ids[25]}`, { kind: "tour", page: 1, marked: ids[25] }],
    ["?kind=tour", `#${ids[24]}`, { kind: "tour", page: 1 }],
  ])("of %s%s", (search, hash, view) => {
    expect(read(search, hash)).toEqual(view);
  });

  it.each([
    "?kind=",
    "?kind=opera",
    "?kind=debut",
    "?kind=__proto__",
    "?unit=",
    "?unit=unknown",
    "?unit=spri",
    "?page=",
    "?page=0",
    "?page=-1",
    "?page=01",
    "?page=1.5",
    "?page=two",
    "?page=4",
    "?page=99999999999",
  ])("does not exist: %s", (search) => {
    expect(read(search)).toBeUndefined();
  });

  it("is read from any text without an error, and is then a page of the list", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom("tour", "song", "knights", "trickstar", "1", "2", "9"),
    );
    const search = fc.oneof(
      fc.string(),
      fc
        .array(fc.tuple(fc.constantFrom("kind", "unit", "page", "x"), word))
        .map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
    );
    const hash = fc.oneof(
      fc.string(),
      fc.constantFrom(...ids).map((id) => `#${id}`),
    );
    fc.assert(
      fc.property(search, hash, (query, fragment) => {
        const view = read(query, fragment);
        if (!view) return;
        const list = filterNotices(notices, view);
        expect(view.page).toBeGreaterThanOrEqual(1);
        expect(view.page).toBeLessThanOrEqual(pageCount(list));
        const shown = list.slice((view.page - 1) * PAGE_SIZE, view.page * PAGE_SIZE);
        expect([undefined, ...shown.map(({ id }) => id)]).toContain(view.marked);
      }),
    );
  });

  it("is read as it was written, for every filter and page", () => {
    for (const kind of [undefined, "tour", "song"]) {
      for (const unit of [undefined, "knights", "trickstar"]) {
        const count = pageCount(filterNotices(notices, { kind, unit }));
        for (let page = 1; page <= count; page += 1) {
          const { search } = new URL(viewAddress({ kind, unit, page }), "https://example.org");
          expect(read(search)).toEqual({ kind, unit, page });
        }
      }
    }
  });
});
