import type { Impact } from "../content/impact/impact-types";
import { changeComment, MARK } from "./change-comment";

const RUN = "https://github.com/encore/encore/actions/runs/1";
const impact = (found: Partial<Impact> = {}): Impact => ({
  version: 2,
  base: "main",
  commit: "",
  files: ["content/units/fine.json"],
  isGuess: false,
  everywhere: [],
  addresses: [],
  ...found,
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
    "| [`/page0`](https://pr-7.encore.example/page0) | shows it |\n" +
      "| [`/page1`](https://pr-7.encore.example/page1) | shows it |",
  );
  expect(text).toContain(
    "![Posters before and after](https://pr-7.encore.example/__change/posters.png)",
  );
});

it("leads to the artifacts where there is no preview", () => {
  const text = changeComment(impact({ addresses: pages(1) }), { run: RUN, hasPosters: true });
  expect(text).toContain("| `/page0` | shows it |");
  expect(text).toContain(`before and after are on a sheet in the artifacts of [this run](${RUN})`);
});

it("says so where all pages are touched, or none", () => {
  const surroundings = { run: RUN, hasPosters: false };
  const everywhere = ["code: src/a.ts"];
  expect(changeComment(impact({ everywhere }), surroundings)).toContain(
    "| all pages | code: src/a.ts |",
  );
  expect(changeComment(impact(), surroundings)).toContain("no page with it.");
});

it("lets no name end a cell or begin a tag", () => {
  const addresses = [{ address: "/a|b", why: ["shows art/a|b`<img>\n.png"] }];
  expect(changeComment(impact({ addresses }), { run: RUN, hasPosters: false })).toContain(
    "| `/a\\|b` | shows art/a\\|b &lt;img> .png |",
  );
});

it("stays below what GitHub takes", () => {
  const addresses = pages(30).map((one) => ({ ...one, why: ["x".repeat(4_000)] }));
  const text = changeComment(impact({ addresses }), { run: RUN, hasPosters: false });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain(`[the run](${RUN}) tells it`);
});
