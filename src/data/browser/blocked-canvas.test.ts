/** @jest-environment jsdom */

/** A browser that changes the pixels of a canvas by `noise`. */
function browser({ noise, isFileNoise = noise > 0 }: { noise: number; isFileNoise?: boolean }) {
  const pixels = new Map<HTMLCanvasElement, Uint8ClampedArray>();
  const noisy = (data: Uint8ClampedArray, much: number) =>
    data.map((value, index) =>
      index % 4 === 3 ? value : value + (index % 3 === 0 ? much : -much),
    );
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    const data = pixels.get(this) ?? new Uint8ClampedArray(this.width * this.height * 4);
    pixels.set(this, data);
    return {
      canvas: this,
      fillStyle: "",
      fillRect(this: { fillStyle: string }, x: number, y: number) {
        const color = this.fillStyle.match(/\d+/g)?.map(Number) ?? [];
        data.set([...color, 255], (y * 8 + x) * 4);
      },
      drawImage: (picture: { data: Uint8ClampedArray }) => data.set(picture.data),
      getImageData: () => ({ data: noisy(data, noise) }),
    } as unknown as CanvasRenderingContext2D;
  } as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    const file = noisy(pixels.get(this) as Uint8ClampedArray, isFileNoise ? 90 : 0);
    done(Object.assign(new Blob(["file"]), { data: file }));
  };
  globalThis.createImageBitmap = (async (file: unknown) => file) as never;
}

async function check() {
  const { isCanvasBlocked } = await import("./blocked-canvas");
  return isCanvasBlocked();
}

beforeEach(() => jest.resetModules());

it.each([
  ["gives back what was drawn", { noise: 0 }, false],
  ["changes the last bits", { noise: 1, isFileNoise: false }, false],
  ["gives back noise", { noise: 120 }, true],
  ["gives back noise in files alone", { noise: 0, isFileNoise: true }, true],
])("a browser that %s", async (_what, kind, isGuarded) => {
  browser(kind);
  expect(await check()).toBe(isGuarded);
});

it("tests the canvas until it returns what was drawn, and not again after that", async () => {
  browser({ noise: 120 });
  expect(await check()).toBe(true);
  browser({ noise: 0 });
  expect(await check()).toBe(false);
  browser({ noise: 120 });
  expect(await check()).toBe(false);
});

it("reports nothing without a canvas", async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  expect(await check()).toBe(false);
});
