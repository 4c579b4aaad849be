import { Playback } from "../../player/playback";

/** A playback with all frames loaded, at 12 per second. */
export const playbackOf = (frames: number) =>
  new Playback({
    first: 1,
    last: frames,
    step: 1,
    speed: 12,
    pausesOnSeek: true,
    isReady: () => true,
  });
