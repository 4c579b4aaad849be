import { table, widthOf } from "./print-stands";

describe("a table", () => {
  it("stands in columns, with wide letters too", () => {
    const rows = [
      ["流星隊", "x"],
      ["fine", "y"],
    ];
    expect(table(["UNIT", "A"], rows)).toBe("UNIT    A\n流星隊  x\nfine    y");
  });

  it.each([
    ["abc", 3],
    ["祝！", 4],
    ["🌸", 2],
    ["👩‍👧", 2],
    ["e\u0301", 1],
    ["한국", 4],
  ])("takes %s for as wide as a terminal does", (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});
