import { type Pixels, ssim } from "./ssim";

const picture = (value: (x: number, y: number) => number, size = 32): Pixels => ({
  width: size,
  height: size,
  channels: 3,
  data: Uint8Array.from({ length: size * size * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return value(pixel % size, Math.floor(pixel / size));
  }),
});
const stripes = picture((x) => (x % 8 < 4 ? 40 : 200));

describe("ssim", () => {
  it("is 1 for equal pictures, with or without alpha", () => {
    expect(ssim(stripes, stripes)).toBeCloseTo(1, 10);
    const data = Uint8Array.from({ length: 32 * 32 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (stripes.data[Math.floor(at / 4) * 3] ?? 0),
    );
    expect(ssim(stripes, { ...stripes, data, channels: 4 })).toBeCloseTo(1, 10);
  });

  it("falls with the damage and is far down where the structure is gone", () => {
    const noisy = (strength: number) =>
      picture((x, y) => (x % 8 < 4 ? 40 : 200) + (((x * 7 + y * 13) % 3) - 1) * strength);
    const light = ssim(stripes, noisy(8));
    const heavy = ssim(stripes, noisy(30));
    expect(light).toBeGreaterThan(heavy);
    expect(light).toBeLessThan(1);
    expect(
      ssim(
        stripes,
        picture(() => 120),
      ),
    ).toBeLessThan(0.1);
  });

  it("matches the formula on flat pictures", () => {
    const [a, b] = [100, 120];
    const expected = (2 * a * b + 6.5025) / (a * a + b * b + 6.5025);
    expect(
      ssim(
        picture(() => a),
        picture(() => b),
      ),
    ).toBeCloseTo(expected, 10);
  });

  it("refuses pictures that can't be compared", () => {
    expect(() =>
      ssim(
        stripes,
        picture(() => 0, 16),
      ),
    ).toThrow("different sizes");
    expect(() =>
      ssim(
        picture(() => 0, 4),
        picture(() => 0, 4),
      ),
    ).toThrow("below 8 × 8");
  });
});
