import { FORMATS } from "./formats";
import type { FileImpact, Impact } from "./impact-types";

const impact = (...files: Partial<FileImpact>[]): Impact => ({
  version: 1,
  base: "main",
  commit: "",
  files: files.map((file) => ({
    file: "content/units/fine.json",
    status: "changed",
    everywhere: [],
    addresses: [],
    ...file,
  })),
});
const pages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ address: `/page${at}`, why: ["shows it"] }));

it("names ten pages of a file and counts the others", () => {
  const text = FORMATS.text(impact({ addresses: pages(12) }));
  expect(text.split("\n")).toHaveLength(14);
  expect(text).toContain("content/units/fine.json (changed): 12 addresses\n  /page0  shows it\n");
  expect(text).toMatch(/\n {2}and 2 more$/);
});

it("says what a file was called, and that all pages are touched", () => {
  const everywhere = ["the fonts’ characters change"];
  const text = FORMATS.text(
    impact({ status: "renamed", from: "content/units/old.json", everywhere }),
  );
  expect(text).toBe(
    "Compared with main:\n\n" +
      "content/units/fine.json (renamed from content/units/old.json): all pages\n" +
      "  the fonts’ characters change",
  );
  expect(FORMATS.text(impact())).toBe("Compared with main:\n\nNo page is touched.");
});

it("counts many pictures of one page", () => {
  const why = ["shows it", ...["a", "b", "c"].map((key) => `its picture ${key} is drawn anew`)];
  expect(FORMATS.text(impact({ addresses: [{ address: "/", why }] }))).toContain(
    "/  shows it; 3 of its pictures are drawn anew, such as a, b",
  );
});

it("makes a table of it, and what a program can read", () => {
  const found = impact({ addresses: pages(1) }, { file: "content/clubs/Sports.json" });
  expect(FORMATS.markdown(found).split("\n")).toEqual([
    "| file | pages | why |",
    "|---|---|---|",
    "| `content/units/fine.json` | /page0 | shows it |",
    "| `content/clubs/Sports.json` | no page |  |",
  ]);
  expect(JSON.parse(FORMATS.json(found))).toEqual(found);
});
