import { reaction } from "mobx";
import { Playback } from "../../player/playback";
import { coveredPart } from "./cover";
import { DecodeWindow } from "./decode-window";

const SPEED = 12;

/** The film on a canvas: pictures are decoded ahead of the playback, and painted where it is. */
export class Screening {
  readonly playback: Playback;
  private readonly pictures: DecodeWindow<Blob, ImageBitmap>;
  private pictureOf: (frame: number) => Blob | null | undefined = () => undefined;

  constructor(
    frames: number,
    private readonly canvas: { readonly current: HTMLCanvasElement | null },
  ) {
    this.pictures = new DecodeWindow({
      frames,
      pictureOf: (frame) => this.pictureOf(frame),
      decode: (picture) => createImageBitmap(picture),
      onDecoded: () => this.paint(),
    });
    this.playback = new Playback({
      first: 1,
      last: frames,
      step: 1,
      speed: SPEED,
      standsWhereSet: true,
      isReady: (place) => this.pictures.isReady(Math.floor(place)),
    });
  }

  /** Takes in pictures that have come. */
  take(pictureOf: (frame: number) => Blob | null | undefined): void {
    this.pictureOf = pictureOf;
    this.pictures.look(this.playback.shown);
  }

  /** Paints from now on. Gives the end of it, after which nothing is left. */
  open(): () => void {
    const { playback, pictures } = this;
    const watching = new ResizeObserver(() => this.paint());
    watching.observe(this.canvas.current as HTMLCanvasElement);
    const stop = reaction(
      () => playback.shown,
      (frame) => {
        pictures.look(frame);
        this.paint();
      },
    );
    return () => {
      watching.disconnect();
      stop();
      playback.pause();
      pictures.close();
    };
  }

  /** Paints the frame that is to be seen, as sharp as the screen is; where it is not there, what was painted stays. */
  private paint(): void {
    const canvas = this.canvas.current;
    const bitmap = this.pictures.get(this.playback.shown);
    const context = canvas?.getContext("2d", { alpha: false });
    if (!bitmap || !canvas || !context) return;
    const sharp = (length: number) => Math.round(length * window.devicePixelRatio);
    const size = { width: sharp(canvas.clientWidth), height: sharp(canvas.clientHeight) };
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    const { x, y, width, height } = coveredPart(bitmap, canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    canvas.dataset["painted"] = "";
  }
}
