import { markdownTable } from "./markdown-table";

describe("markdownTable", () => {
  it("pads each column to its widest cell", () => {
    const rows = [
      ["page", "LCP"],
      ["not-found", "1 s"],
    ];
    expect(markdownTable(rows)).toBe(
      "| page      | LCP |\n|-----------|-----|\n| not-found | 1 s |",
    );
  });
});
