import { reaction } from "mobx";
import { Playback } from "../../player/playback";
import { coveredPart } from "./cover";
import { DecodeWindow } from "./decode-window";

const FRAMES_PER_SECOND = 12;

/** Paints the film to a canvas, decoding ahead of the playback. */
export function screenFilm(
  frames: number,
  surface: { readonly current: HTMLCanvasElement | null },
) {
  let pictureOf: (frame: number) => Blob | null | undefined = () => undefined;

  /** Paints the current frame at screen resolution; keeps the last one until it is decoded. */
  const paint = () => {
    const canvas = surface.current;
    const bitmap = pictures.get(playback.shown);
    const context = canvas?.getContext("2d", { alpha: false });
    if (!bitmap || !canvas || !context) return;
    const devicePixels = (length: number) => Math.round(length * window.devicePixelRatio);
    const size = {
      width: devicePixels(canvas.clientWidth),
      height: devicePixels(canvas.clientHeight),
    };
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
    speed: FRAMES_PER_SECOND,
    pausesOnSeek: true,
    isReady: (place) => pictures.isReady(Math.floor(place)),
  });
  const show = () => {
    pictures.moveTo(playback.shown);
    paint();
  };
  return {
    playback,
    setPictures(found: typeof pictureOf) {
      pictureOf = found;
      show();
    },
    /** Starts painting. Returns a function that stops it and frees all pictures. */
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
