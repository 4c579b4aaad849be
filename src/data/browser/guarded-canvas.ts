const GUARDED_WORDS =
  "Your browser hides from pages what they draw (protection against fingerprinting), so the picture would be noise. Allow this site to use the canvas and try again.";

/** The browser returns noise in place of a canvas. The message is for the visitor. */
export class GuardedCanvas extends Error {
  override name = "GuardedCanvas";

  constructor() {
    super(GUARDED_WORDS);
  }
}

/**
 * Side of the test pattern, in pixels, and the tolerated difference of a colour: some browsers invisibly change the last
 * bits.
 */
const SIDE = 8;
const SLACK = 16;

const colorAt = (pixel: number): readonly [number, number, number] => [
  (pixel * 37) % 256,
  (pixel * 91) % 256,
  (pixel * 53) % 256,
];

let isTrusted = false;

/**
 * True if the browser returns something else than was drawn on a canvas, as LibreWolf and Tor do. A negative result is
 * kept for the page load; a positive one is not, as the visitor may grant access meanwhile.
 */
export async function isCanvasGuarded(): Promise<boolean> {
  // Without a canvas or memory, other errors are reported elsewhere.
  isTrusted ||= await givesBack().catch(() => true);
  return !isTrusted;
}

/** @throws GuardedCanvas */
export async function refuseGuardedCanvas(): Promise<void> {
  if (await isCanvasGuarded()) throw new GuardedCanvas();
}

/** True if a pattern survives being encoded and read back as pixels. */
async function givesBack(): Promise<boolean> {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, pixel) => pixel);
  const drawn = contextOf();
  for (const pixel of pixels) {
    drawn.fillStyle = `rgb(${colorAt(pixel).join(" ")})`;
    drawn.fillRect(pixel % SIDE, Math.floor(pixel / SIDE), 1, 1);
  }
  const file = await new Promise<Blob | null>((resolve) => {
    drawn.canvas.toBlob(resolve, "image/png");
  });
  if (!file) return true;
  const read = contextOf();
  // Noise may not even decode as a picture.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return false;
  read.drawImage(picture, 0, 0);
  const { data } = read.getImageData(0, 0, SIDE, SIDE);
  return pixels.every((pixel) =>
    colorAt(pixel).every(
      (color, channel) => Math.abs(color - (data[pixel * 4 + channel] ?? 0)) <= SLACK,
    ),
  );
}

/** @throws if there is no canvas */
function contextOf(): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: SIDE, height: SIDE });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  return context;
}
