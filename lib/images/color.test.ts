import { dominantColor } from "./color";

describe("dominantColor", () => {
  const color = (channels: 3 | 4, ...values: number[]) =>
    dominantColor({ data: Buffer.from(values), channels });

  it("is the mean of the most frequent colours, not of all", () => {
    expect(color(3, 250, 0, 0, 254, 0, 0, 0, 0, 255)).toBe("#fc0000");
  });

  it("does not count transparent pixels", () => {
    expect(color(4, 0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 200, 255)).toBe("#0909c8");
    expect(color(4, 0, 0, 0, 0)).toBe("#000000");
  });
});
