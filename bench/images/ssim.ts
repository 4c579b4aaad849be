/** Stabilisers of the index for 8-bit values: (0.01 × 255)² and (0.03 × 255)². */
const C1 = 6.5025;
const C2 = 58.5225;

/** Side of the windows that are compared, and how far they are apart, in pixels. */
const WINDOW = 8;
const STEP = 4;

/** Pixels of 3 or 4 channels, 8 bits each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/**
 * The mean structural similarity of two pictures of one size (Wang, Bovik, Sheikh and Simoncelli,
 * 2004), on luma (BT.601), over windows of 8 × 8 pixels: 1 for equal pictures.
 *
 * @throws if their sizes differ or are below one window
 */
export function ssim(a: Pixels, b: Pixels): number {
  const { width, height } = a;
  if (b.width !== width || b.height !== height) throw new Error("pictures of different sizes");
  if (width < WINDOW || height < WINDOW) throw new Error("pictures below 8 × 8 pixels");
  const lumaA = luma(a);
  const lumaB = luma(b);
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      sum += similarity(lumaA, lumaB, width, left, top);
      windows += 1;
    }
  }
  return sum / windows;
}

function luma({ data, channels }: Pixels): Float64Array {
  const values = new Float64Array(data.length / channels);
  for (let at = 0; at < values.length; at += 1) {
    const pixel = at * channels;
    const [red = 0, green = 0, blue = 0] = [data[pixel], data[pixel + 1], data[pixel + 2]];
    values[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return values;
}

function similarity(a: Float64Array, b: Float64Array, width: number, left: number, top: number) {
  let sumA = 0;
  let sumB = 0;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const valueA = a[y * width + x] ?? 0;
      const valueB = b[y * width + x] ?? 0;
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const count = WINDOW * WINDOW;
  const meanA = sumA / count;
  const meanB = sumB / count;
  const varianceA = squaresA / count - meanA * meanA;
  const varianceB = squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
