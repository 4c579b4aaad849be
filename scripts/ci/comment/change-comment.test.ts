import type { FileImpact, Impact } from "../../content/impact/impact-types";
import { changeComment, failureComment, MARK, withoutPreview } from "./change-comment";

const RUN = "https://github.com/encore/encore/actions/runs/1";
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

it("names each page with the reason and a link to the preview", () => {
  const text = changeComment(impact({ addresses: pages(2) }), {
    run: RUN,
    preview: "https://pr-7.encore.example",
    posters: "https://pr-7.encore.example/__change/posters.png",
    hasPosters: true,
  });
  expect(text.startsWith(MARK)).toBe(true);
  expect(text).toContain(
    "| `content/units/fine.json` | `/page0`: shows it | [open](https://pr-7.encore.example/page0) |\n" +
      "|  | `/page1`: shows it | [open](https://pr-7.encore.example/page1) |",
  );
  expect(text).toContain(
    "![Posters before and after](https://pr-7.encore.example/__change/posters.png)",
  );
});

it("leads to the artifacts where there is no preview", () => {
  const text = changeComment(impact({ addresses: pages(1) }), { run: RUN, hasPosters: true });
  expect(text).toContain("| `content/units/fine.json` | `/page0`: shows it |  |");
  expect(text).toContain(`before and after are on a sheet in the artifacts of [this run](${RUN})`);
});

it("says so where all pages are touched, or none", () => {
  const everywhere = ["all pages may change: code"];
  const surroundings = { run: RUN, hasPosters: false };
  expect(changeComment(impact({ everywhere }), surroundings)).toContain(
    "all pages may change: code",
  );
  expect(changeComment(impact({}), surroundings)).toContain("| no page |");
  expect(changeComment(impact(), surroundings)).toContain("No page is touched.");
});

it("lets no name end a cell or begin a tag", () => {
  const file = "content/art/a|b`<img>\n.png";
  const text = changeComment(impact({ file }), { run: RUN, hasPosters: false });
  expect(text).toContain("| `content/art/a\\|b &lt;img> .png` | no page |");
});

it("stays below what GitHub takes", () => {
  const long = "x".repeat(400);
  const files = Array.from({ length: 300 }, (_, at) => ({
    file: `${long}${at}`,
    addresses: pages(30),
  }));
  const text = changeComment(impact(...files), { run: RUN, hasPosters: false });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain("… and 22 more");
  expect(text).toContain("… and 260 more files.");
});

it("says where the preview could not be published that it links to", () => {
  const text = withoutPreview(changeComment(impact({}), { run: RUN, hasPosters: false }), RUN);
  expect(text.startsWith(MARK)).toBe(true);
  expect(text).toMatch(/\*\*The preview could not be published\*\* .+\n$/);
});

it("says that a change cannot be built, in place of the pages of the commit before", () => {
  const text = failureComment(RUN);
  expect(text.startsWith(MARK)).toBe(true);
  expect(text).toContain(`[the run](${RUN})`);
});
