import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { replaceGenerated } from "./document";

const REAL = readFileSync(resolve(__dirname, "../docs/performance.md"), "utf8");
const PAGES = "bench:pages";

describe("replaceGenerated", () => {
  it("keeps the prose around the marks and nothing of the old table", () => {
    const first = replaceGenerated(REAL, PAGES, "| old |");
    const second = replaceGenerated(first, PAGES, "| new |\n");
    expect(second).toContain("| new |");
    expect(second).not.toContain("| old |");
    expect(second.startsWith("# Performance\n")).toBe(true);
    expect(second.slice(second.indexOf("## What is measured"))).toBe(
      REAL.slice(REAL.indexOf("## What is measured")),
    );
  });

  it("replaces the part of one command and leaves those of others", () => {
    const both = replaceGenerated(replaceGenerated(REAL, PAGES, "pages"), "bench:build", "build");
    expect(both).toContain("-->\n\npages\n\n<!-- bench:pages end -->");
    expect(both).toContain("-->\n\nbuild\n\n<!-- bench:build end -->");
  });

  it("changes nothing the second time", () => {
    const once = replaceGenerated(REAL, PAGES, "| new |");
    expect(replaceGenerated(once, PAGES, "| new |")).toBe(once);
  });

  it("refuses a document without the marks, or with one twice", () => {
    expect(() => replaceGenerated("# Performance", PAGES, "")).toThrow("lacks");
    expect(() => replaceGenerated(REAL.replace("<!-- bench:pages end -->", ""), PAGES, "")).toThrow(
      "lacks",
    );
    expect(() => replaceGenerated(REAL + REAL, PAGES, "")).toThrow("twice");
  });
});
