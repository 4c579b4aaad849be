const MESSAGE =
  "Your browser hides from pages what they draw (protection against fingerprinting), so the picture would be noise. Allow this site to use the canvas and try again.";

/** The browser returns noise in place of a canvas. The message is for the visitor. */
export class CanvasBlockedError extends Error {
  override name = "CanvasBlockedError";

  constructor() {
    super(MESSAGE);
  }
}

/**
 * Side of the test pattern, in pixels, and the tolerated difference of a colour: some browsers invisibly change the last
 * bits.
 */
const SIDE = 8;
const TOLERANCE = 16;

const colorAt = (pixel: number): readonly [number, number, number] => [
  (pixel * 37) % 256,
  (pixel * 91) % 256,
  (pixel * 53) % 256,
];

let isTrusted = false;

/**
 * True if the browser returns something else than was drawn on a canvas, as LibreWolf and Tor do. A negative result is
 * cached for the page load; a positive one is not, as the visitor may grant access meanwhile.
 */
export async function isCanvasBlocked(): Promise<boolean> {
  // Without a canvas or memory, other errors are reported elsewhere.
  isTrusted ||= await survivesRoundTrip().catch(() => true);
  return !isTrusted;
}

/** @throws CanvasBlockedError */
export async function assertCanvasReadable(): Promise<void> {
  if (await isCanvasBlocked()) throw new CanvasBlockedError();
}

/** True if a pattern survives being encoded and read back as pixels. */
async function survivesRoundTrip(): Promise<boolean> {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, pixel) => pixel);
  const source = createContext();
  for (const pixel of pixels) {
    source.fillStyle = `rgb(${colorAt(pixel).join(" ")})`;
    source.fillRect(pixel % SIDE, Math.floor(pixel / SIDE), 1, 1);
  }
  const file = await new Promise<Blob | null>((resolve) => {
    source.canvas.toBlob(resolve, "image/png");
  });
  if (!file) return true;
  const target = createContext();
  // Noise may not even decode as a picture.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return false;
  target.drawImage(picture, 0, 0);
  const { data } = target.getImageData(0, 0, SIDE, SIDE);
  return pixels.every((pixel) =>
    colorAt(pixel).every(
      (color, channel) => Math.abs(color - (data[pixel * 4 + channel] ?? 0)) <= TOLERANCE,
    ),
  );
}

/** @throws if there is no canvas */
function createContext(): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: SIDE, height: SIDE });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  return context;
}
