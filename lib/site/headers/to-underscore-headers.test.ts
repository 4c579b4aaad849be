import { headerRules } from "./header-rules";
import { beyondLimits, isMatched, toUnderscoreHeaders } from "./to-underscore-headers";

const rules = headerRules({ scripts: [], styles: [] });
const PATHS = [
  "/",
  "/404",
  "/404.html",
  "/api/c/count/info",
  "/api/c/video/list",
  "/app-623fb808.js",
  "/component---a-153f07de.js",
  "/component---b-153f07de.js",
  "/data/v1/index.json",
  "/data/v1/units/knights.json",
  "/explore/units",
  "/explore/units/knights",
  "/icon.svg",
  "/info",
  "/info/one",
  "/information",
  "/pictures/a-160.376ded36.avif",
];
/** What every path has but the data for others. */
const OWN = "cross-origin-resource-policy: same-origin";
const blocks = (file: string) =>
  new Map(
    file.split("\n\n").map((block) => {
      const [pattern = "", ...lines] = block.trim().split("\n");
      return [pattern, lines.map((line) => line.trim())];
    }),
  );

describe("toUnderscoreHeaders", () => {
  const file = blocks(toUnderscoreHeaders(rules, PATHS));

  it("says what holds everywhere once, without the caching", () => {
    expect(file.get("/*")).toContain("x-content-type-options: nosniff");
    expect(file.get("/*")?.join()).not.toContain("cache-control");
  });

  it("has exactly one other rule for each path, since hosts join what several say", () => {
    const patterns = [...file.keys()].filter((pattern) => pattern !== "/*");
    for (const path of PATHS) {
      expect([path, patterns.filter((one) => isMatched(one, path))]).toEqual([
        path,
        [expect.any(String)],
      ]);
    }
  });

  it("has one rule for all bundles of pages and one for each folder", () => {
    expect(file.get("/component---*")).toEqual([
      "cache-control: public, max-age=31536000, immutable",
      OWN,
    ]);
    expect(file.get("/explore*")).toEqual([
      "cache-control: public, max-age=0, must-revalidate",
      OWN,
    ]);
    expect([...file.keys()].filter((pattern) => pattern.includes("sakuma"))).toEqual([]);
  });

  it("opens the data for others to them, in one rule", () => {
    expect(file.get("/data*")).toEqual([
      "access-control-allow-origin: *",
      "cache-control: public, max-age=0, must-revalidate",
      "cross-origin-resource-policy: cross-origin",
      "x-robots-tag: noindex",
    ]);
    expect([...file.values()].flat().join()).not.toContain("undefined");
  });

  it("names the type of stored answers, whose files have no ending, and of nothing else", () => {
    expect(file.get("/api*")).toEqual([
      "cache-control: public, max-age=0, must-revalidate",
      OWN,
      "content-type: application/json; charset=utf-8",
    ]);
    const typed = [...file.values()].filter((lines) => lines.join().includes("content-type:"));
    expect(typed).toHaveLength(1);
  });

  it("is the same for the same paths in another order", () => {
    expect(toUnderscoreHeaders(rules, PATHS.toReversed())).toBe(toUnderscoreHeaders(rules, PATHS));
  });

  it("refuses a folder whose files are kept for different times", () => {
    expect(() => toUnderscoreHeaders(rules, [...PATHS, "/pictures/unhashed.avif"])).toThrow(
      /“cache-control: .*” of \/pictures\/.*: it is matched by \/pictures\*/,
    );
  });
});

describe("beyondLimits", () => {
  it("finds nothing wrong with a small file", () => {
    expect(beyondLimits(toUnderscoreHeaders(rules, PATHS))).toEqual([]);
  });

  it("tells of a policy with too many hashes and of too many rules", () => {
    const styles = Array.from({ length: 40 }, (_, place) => `sha256-${place}${"x".repeat(42)}=`);
    const many = Array.from({ length: 120 }, (_, place) => `/page${place}x`);
    const file = toUnderscoreHeaders(headerRules({ scripts: [], styles }), many);
    expect(beyondLimits(file)).toEqual([
      "121 rules (at most 100)",
      expect.stringMatching(/^a line of \d{4} characters \(at most 2000\)$/),
    ]);
  });
});
