/** Words for a visitor whose browser gives a canvas back as noise. */
const GUARDED_WORDS =
  "Your browser hides from pages what they draw (protection against fingerprinting), so the picture would be noise. Allow this site to use the canvas and try again.";

/** A picture would be noise. Its message is for the visitor. */
export class GuardedCanvas extends Error {
  override name = "GuardedCanvas";

  constructor() {
    super(GUARDED_WORDS);
  }
}

/** Side of the pattern, in pixels, and how far a colour may be off: some browsers change the last bits, which is not seen. */
const SIDE = 8;
const SLACK = 16;

const colorAt = (pixel: number): readonly [number, number, number] => [
  (pixel * 37) % 256,
  (pixel * 91) % 256,
  (pixel * 53) % 256,
];

let isTrusted = false;

/**
 * True if the browser gives something else back than what was drawn on a canvas, as LibreWolf and Tor do. Once it gives
 * the same it is not asked again in this page load; until then it is, as a visitor may allow it meanwhile.
 */
export async function isCanvasGuarded(): Promise<boolean> {
  // A browser without a canvas or without memory has faults of other names.
  isTrusted ||= await givesBack().catch(() => true);
  return !isTrusted;
}

/** @throws GuardedCanvas */
export async function refuseGuardedCanvas(): Promise<void> {
  if (await isCanvasGuarded()) throw new GuardedCanvas();
}

/** True if a pattern comes back as it was drawn, through a file and as pixels. */
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
  // A file that is noise may be no picture at all.
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
