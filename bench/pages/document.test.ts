import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { replaceGenerated } from "./document";

const REAL = readFileSync(resolve(__dirname, "../../docs/performance.md"), "utf8");

describe("replaceGenerated", () => {
  it("keeps the prose around the marks and nothing of the old table", () => {
    const first = replaceGenerated(REAL, "| old |");
    const second = replaceGenerated(first, "| new |\n");
    expect(second).toContain("| new |");
    expect(second).not.toContain("| old |");
    expect(second.startsWith("# Performance\n")).toBe(true);
    expect(second.slice(second.indexOf("## What is measured"))).toBe(
      REAL.slice(REAL.indexOf("## What is measured")),
    );
  });

  it("changes nothing the second time", () => {
    const once = replaceGenerated(REAL, "| new |");
    expect(replaceGenerated(once, "| new |")).toBe(once);
  });

  it("refuses a document without the marks, or with one twice", () => {
    expect(() => replaceGenerated("# Performance", "")).toThrow("lacks");
    expect(() => replaceGenerated(REAL.replace("<!-- bench:pages end -->", ""), "")).toThrow(
      "lacks",
    );
    expect(() => replaceGenerated(REAL + REAL, "")).toThrow("twice");
  });
});
