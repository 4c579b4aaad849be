import { headerRules } from "./header-rules";
import { matchesPath, toUnderscoreHeaders } from "./to-underscore-headers";

const rules = headerRules({ scripts: [], styles: [] });
const PATHS = [
  "/",
  "/404",
  "/404.html",
  "/api/c/count/info",
  "/api/c/video/list",
  "/app-623fb8.js",
  "/js/1181-153f07.js",
  "/js/1182-153f07.js",
  "/data/v1/index.json",
  "/data/v1/units/knights.json",
  "/explore/units",
  "/explore/units/knights",
  "/icon.svg",
  "/info",
  "/info/one",
  "/information",
  "/pictures/a-160.376ded.avif",
];
const blocks = (file: string) =>
  new Map(
    file.split("\n\n").map((block) => {
      const [pattern = "", ...lines] = block.trim().split("\n");
      return [pattern, lines.map((line) => line.trim())];
    }),
  );

describe("toUnderscoreHeaders", () => {
  const file = blocks(toUnderscoreHeaders(rules, PATHS));

  it("has common headers once, without caching", () => {
    expect(file.get("/*")).toContain("x-content-type-options: nosniff");
    expect(file.get("/*")?.join()).not.toContain("cache-control");
  });

  it("has one rule for longer caching, and none for hosts' defaults", () => {
    const patterns = [...file.keys()].filter((pattern) => pattern !== "/*");
    const rulesOf = (path: string) => patterns.filter((one) => matchesPath(one, path));
    expect(PATHS.filter((path) => rulesOf(path).length === 1)).toEqual([
      "/api/c/count/info",
      "/api/c/video/list",
      "/app-623fb8.js",
      "/js/1181-153f07.js",
      "/js/1182-153f07.js",
      "/data/v1/index.json",
      "/data/v1/units/knights.json",
      "/icon.svg",
      "/pictures/a-160.376ded.avif",
    ]);
    expect(patterns).toEqual([
      "/api/*",
      "/app-623fb8.js",
      "/data/*",
      "/icon.svg",
      "/js/*",
      "/pictures/*",
    ]);
  });

  it("has one rule for a folder of bundles", () => {
    expect(file.get("/js/*")).toEqual(["cache-control: public, max-age=31536000, immutable"]);
  });

  it("opens the data for others to them, in one rule", () => {
    expect(file.get("/data/*")).toEqual([
      "access-control-allow-origin: *",
      "x-robots-tag: noindex",
    ]);
    expect([...file.values()].flat().join()).not.toContain("undefined");
  });

  it("names the type of stored answers, whose files have no ending, and of nothing else", () => {
    expect(file.get("/api/*")).toEqual(["content-type: application/json; charset=utf-8"]);
    const typed = [...file.values()].filter((lines) => lines.join().includes("content-type:"));
    expect(typed).toHaveLength(1);
  });

  it("is the same for the same paths in another order", () => {
    expect(toUnderscoreHeaders(rules, PATHS.toReversed())).toBe(toUnderscoreHeaders(rules, PATHS));
  });

  it("refuses a folder whose files are kept for different times", () => {
    expect(() => toUnderscoreHeaders(rules, [...PATHS, "/pictures/unhashed.avif"])).toThrow(
      /“cache-control: .*” of \/pictures\/.*: it is matched by \/pictures\/\*/,
    );
  });
});
