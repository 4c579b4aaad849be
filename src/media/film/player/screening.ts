import { reaction } from "mobx";
import { Playback } from "../../player/playback";
import { coveredPart } from "./cover";
import { DecodeWindow } from "./decode-window";

const SPEED = 12;

/** The film on a canvas: pictures are decoded ahead of the playback, and painted where it is. */
export function screenFilm(
  frames: number,
  surface: { readonly current: HTMLCanvasElement | null },
) {
  let pictureOf: (frame: number) => Blob | null | undefined = () => undefined;

  /** Paints the frame that is to be seen, as sharp as the screen is; where it is not there, what was painted stays. */
  const paint = () => {
    const canvas = surface.current;
    const bitmap = pictures.get(playback.shown);
    const context = canvas?.getContext("2d", { alpha: false });
    if (!bitmap || !canvas || !context) return;
    const sharp = (length: number) => Math.round(length * window.devicePixelRatio);
    const size = { width: sharp(canvas.clientWidth), height: sharp(canvas.clientHeight) };
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    const { x, y, width, height } = coveredPart(bitmap, canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    canvas.dataset["painted"] = "";
  };
  const pictures = new DecodeWindow({
    frames,
    pictureOf: (frame) => pictureOf(frame),
    decode: (picture: Blob) => createImageBitmap(picture),
    onDecoded: paint,
  });
  const playback = new Playback({
    first: 1,
    last: frames,
    step: 1,
    speed: SPEED,
    standsWhereSet: true,
    isReady: (place) => pictures.isReady(Math.floor(place)),
  });
  const show = () => {
    pictures.look(playback.shown);
    paint();
  };
  return {
    playback,
    /** Takes in pictures that have come. */
    take(found: typeof pictureOf) {
      pictureOf = found;
      show();
    },
    /** Paints from now on. Gives the end of it, after which nothing is left. */
    open() {
      const watching = new ResizeObserver(paint);
      watching.observe(surface.current as HTMLCanvasElement);
      const stop = reaction(() => playback.shown, show);
      return () => {
        watching.disconnect();
        stop();
        playback.pause();
        pictures.close();
      };
    },
  };
}
