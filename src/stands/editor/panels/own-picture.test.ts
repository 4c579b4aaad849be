/** @jest-environment jsdom */
import { isCanvasBlocked } from "#src/data/browser/blocked-canvas";
import { preparePicture } from "./own-picture";

jest.mock("#src/data/browser/blocked-canvas", () => ({ isCanvasBlocked: jest.fn() }));

beforeEach(() => jest.mocked(isCanvasBlocked).mockResolvedValue(false));

/** A browser that decodes every file to this size, with memory for a number of pixels. */
function browser(width: number, height: number, memory = 20_000_000) {
  const live = new Set<string>();
  URL.createObjectURL = () => {
    live.add("blob:1");
    return "blob:1";
  };
  URL.revokeObjectURL = (address) => void live.delete(address);
  class FakeImage extends EventTarget {
    readonly naturalWidth = width;
    readonly naturalHeight = height;
    set src(_: string) {
      setTimeout(() => this.dispatchEvent(new Event(width > 0 ? "load" : "error")));
    }
  }
  const decoded = (resizeWidth = width) => {
    const size = { width: resizeWidth, height: Math.round((height * resizeWidth) / width) };
    if (size.width * size.height > memory) throw new RangeError("out of memory");
    return { ...size, close: () => undefined };
  };
  Object.assign(globalThis, {
    Image: FakeImage,
    createImageBitmap: async (_: Blob, { resizeWidth }: ImageBitmapOptions) => decoded(resizeWidth),
  });
  const canvas = HTMLCanvasElement.prototype;
  Object.assign(canvas, {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void) {
      done(new Blob([`${this.width} ${this.height}`], { type: "image/webp" }));
    },
  });
  return live;
}

const file = new Blob(["x"], { type: "image/jpeg" });

it("rejects too many pixels before decoding", async () => {
  const live = browser(20_000, 20_000);
  expect(await preparePicture(file)).toBe("too-large");
  expect(live.size).toBe(0);
});

it("decodes a large picture at its stored size", async () => {
  const live = browser(10_000, 8000);
  const prepared = await preparePicture(file);
  expect(prepared).toMatchObject({ size: "1600 1280".length });
  expect(live.size).toBe(0);
});

it("keeps a picture unchanged if a canvas returns noise, and rejects a large one", async () => {
  browser(800, 600);
  jest.mocked(isCanvasBlocked).mockResolvedValue(true);
  expect(await preparePicture(new Blob(["bytes"]))).toMatchObject({ size: "bytes".length });
  expect(await preparePicture(new Blob([new Uint8Array(9_000_000)]))).toBe("guarded");
});
