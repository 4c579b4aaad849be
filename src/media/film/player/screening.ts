import { coveredPart } from "./cover";
import { DecodeWindow } from "./decode-window";
import { type Hand, Projector } from "./projector";

/** Frames in a second. */
const SPEED = 12;

/** Where the pictures come from, and who is told what is seen. */
interface Service {
  readonly pictureOf: (frame: number) => Blob | null | undefined;
  readonly onShow: (frame: number, hand: Hand) => void;
}

/** The film on a canvas: the projector moves it, the window decodes ahead, the canvas is painted. */
export class Screening {
  readonly projector: Projector;
  /** Width and height of the pictures, once one has been seen. */
  size: { width: number; height: number } | undefined;

  private readonly pictures: DecodeWindow<Blob, ImageBitmap>;
  private canvas: HTMLCanvasElement | undefined;
  private service: Service | undefined;

  constructor(frames: number) {
    this.pictures = new DecodeWindow({
      frames,
      pictureOf: (frame) => this.service?.pictureOf(frame),
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
        this.service?.onShow(frame, hand);
      },
    });
  }

  /** Paints on a canvas, as sharp as the screen is. Gives the end of it, after which nothing is left. */
  open(canvas: HTMLCanvasElement, service: Service): () => void {
    this.canvas = canvas;
    this.service = service;
    const fit = () => {
      const density = window.devicePixelRatio || 1;
      const [width, height] = [canvas.clientWidth * density, canvas.clientHeight * density];
      if (canvas.width === Math.round(width) && canvas.height === Math.round(height)) return;
      canvas.width = Math.round(width);
      canvas.height = Math.round(height);
      this.paint();
    };
    const watching = new ResizeObserver(fit);
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
    const bitmap = this.pictures.get(this.projector.frame);
    const context = this.canvas?.getContext("2d", { alpha: false });
    if (!bitmap || !this.canvas || !context) return;
    this.size = { width: bitmap.width, height: bitmap.height };
    const part = coveredPart(bitmap, this.canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(
      bitmap,
      part.x,
      part.y,
      part.width,
      part.height,
      0,
      0,
      this.canvas.width,
      this.canvas.height,
    );
    this.canvas.dataset["painted"] = "";
  }
}
