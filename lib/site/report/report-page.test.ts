import { HtmlValidate } from "html-validate";
import type { BuildReport, ChangedFile } from "./build-report";
import { reportPage, size } from "./report-page";

const file = (path: string, bytesBefore: number, bytes: number): ChangedFile => ({
  path,
  address: `/${path}`,
  bytesBefore,
  bytes,
});

const REPORT: BuildReport = {
  version: 1,
  commit: "2".repeat(40),
  commitBefore: "1".repeat(40),
  hasBefore: true,
  seconds: 5.5,
  stages: [{ name: "building <schema>", seconds: 1.25 }],
  pages: { all: 165, rendered: ["/explore/units/fine"] },
  pictures: [
    { stage: "pictures", pictures: 3, drawn: 1, encoded: 8, quick: 0, reused: 4, bytes: 1_500_000 },
  ],
  files: {
    all: 4,
    bytes: 2_500_000,
    changed: [file("explore/units/fine/index.html", 2000, 2100)],
    added: [file('a"b.js', 0, 10)],
    removed: [],
  },
  pruned: ["old.js"],
};

const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("tells people what changed", () => {
  const words = text(reportPage(REPORT));
  for (const part of [
    "2222222222 against the build before, of 1111111111 : 2 files differ",
    "1 of 165 pages rendered",
    "/explore/units/fine/index.html 2.1 kB (+100 B)",
    "building &lt;schema&gt; 1.25 s",
    "pictures 3 1 8 4 1.5 MB",
    "old.js",
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain("Removed");
});

test("says when nothing differs, and when there was nothing to compare with", () => {
  const none = { ...REPORT, files: { ...REPORT.files, changed: [], added: [] } };
  expect(text(reportPage(none))).toContain("nothing differs");
  expect(text(reportPage({ ...REPORT, hasBefore: false }))).toContain("every file is new");
});

test("leaves a very long list to report.json", () => {
  const added = Array.from({ length: 250 }, (_, at) => file(`pictures/${at}.avif`, 0, 1));
  const html = reportPage({ ...REPORT, files: { ...REPORT.files, added } });
  expect(html.match(/pictures\/\d+\.avif/g)).toHaveLength(200);
  expect(html).toContain("and 50 more files");
});

test("is valid HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const { results } = await validator.validateString(reportPage(REPORT));
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test.each([
  [312, "312 B"],
  [4100, "4.1 kB"],
  [31_400_000, "31.4 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(size(bytes)).toBe(words);
});
