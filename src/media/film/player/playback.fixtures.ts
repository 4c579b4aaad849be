import { Playback } from "../../player/playback";

/** A playback of frames that are all there, 12 in a second. */
export const playbackOf = (frames: number) =>
  new Playback({
    first: 1,
    last: frames,
    step: 1,
    speed: 12,
    standsWhereSet: true,
    isReady: () => true,
  });
