import { coveredPart } from "./cover";
import { DecodeWindow } from "./decode-window";
import { type Hand, Projector } from "./projector";

const SPEED = 12;

/** The film on a canvas: the projector moves it, the window decodes ahead, the canvas is painted. */
export class Screening {
  readonly projector: Projector;
  /** Width and height of the pictures, once one has been seen. */
  size: { width: number; height: number } | undefined;

  private readonly pictures: DecodeWindow<Blob, ImageBitmap>;
  private canvas: HTMLCanvasElement | undefined;

  constructor(
    frames: number,
    pictureOf: (frame: number) => Blob | null | undefined,
    onShow: (frame: number, hand: Hand) => void,
  ) {
    this.pictures = new DecodeWindow({
      frames,
      pictureOf,
      decode: (picture) => createImageBitmap(picture),
      onDecoded: () => this.paint(),
    });
    this.projector = new Projector({
      frames,
      speed: SPEED,
      isReady: (frame) => this.pictures.isReady(frame),
      onShow: (frame, direction, hand) => {
        this.pictures.look(frame, direction);
        this.paint();
        onShow(frame, hand);
      },
    });
  }

  /** Paints on a canvas, as sharp as the screen is. Gives the end of it, after which nothing is left. */
  open(canvas: HTMLCanvasElement): () => void {
    this.canvas = canvas;
    const watching = new ResizeObserver(() => {
      const density = window.devicePixelRatio || 1;
      const width = Math.round(canvas.clientWidth * density);
      const height = Math.round(canvas.clientHeight * density);
      if (canvas.width === width && canvas.height === height) return;
      Object.assign(canvas, { width, height });
      this.paint();
    });
    watching.observe(canvas);
    this.refresh();
    return () => {
      watching.disconnect();
      this.projector.pause();
      this.pictures.close();
    };
  }

  /** Takes in pictures that have come. */
  refresh(): void {
    this.pictures.look(this.projector.frame);
  }

  /** Paints the frame that is to be seen; where it is not there, what was painted stays. */
  private paint(): void {
    const { canvas } = this;
    const bitmap = this.pictures.get(this.projector.frame);
    const context = canvas?.getContext("2d", { alpha: false });
    if (!bitmap || !canvas || !context) return;
    this.size = { width: bitmap.width, height: bitmap.height };
    const { x, y, width, height } = coveredPart(bitmap, canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    canvas.dataset["painted"] = "";
  }
}
