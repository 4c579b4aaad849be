import { FORMATS, type Impact } from "./formats";

const impact = (found: Partial<Impact> = {}): Impact => ({
  version: 3,
  base: "main",
  commit: "",
  files: ["content/units/fine.json"],
  everywhere: [],
  addresses: [],
  ...found,
});
const pages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ address: `/page${at}`, why: ["shows it", "more"] }));

it("names twenty pages and counts the others", () => {
  const text = FORMATS.text(impact({ addresses: pages(22) }));
  expect(text.split("\n")).toHaveLength(22);
  expect(text).toContain(
    "Compared with main: content/units/fine.json differs, 22 addresses with it.\n  /page0   shows it; more\n",
  );
  expect(text).toMatch(/\n {2}and 2 more$/);
});

it("says that nothing differs, that no page does, and that all may", () => {
  expect(FORMATS.text(impact({ files: [] }))).toBe("Compared with main: nothing differs.");
  expect(FORMATS.text(impact())).toBe(
    "Compared with main: content/units/fine.json differs, no page with it.",
  );
  const everywhere = ["the fonts’ characters change"];
  expect(FORMATS.text(impact({ files: ["a", "b"], everywhere }))).toBe(
    "Compared with main: 2 files differ, all pages may.\n" +
      "  all pages may change: the fonts’ characters change",
  );
});

it("makes a table of it, and what a program can read", () => {
  const found = impact({ addresses: pages(1), everywhere: ["code: src/a|b.ts"] });
  expect(FORMATS.markdown(found).split("\n")).toEqual([
    "| page | why |",
    "|---|---|",
    "| all pages | code: src/a\\|b.ts |",
    "| `/page0` | shows it; more |",
  ]);
  expect(JSON.parse(FORMATS.json(found))).toEqual(found);
});
