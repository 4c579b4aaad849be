import type { Playback } from "../../player/playback";
import type { KeyActs } from "../../player/player";
import { chapterAt, type Film } from "../film";

/**
 * The keys of the film: arrows turn a frame (with Shift ten), Page Up and Page Down a chapter, Home and End
 * go to the ends, a digit to its chapter, L plays round and round.
 */
export function filmKeys(
  film: Film,
  playback: Playback,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): KeyActs {
  const { shown: frame, seek } = playback;
  const chapter = chapterAt(film, frame);
  const goTo = (number: number) => {
    const found = film.chapters.find((one) => one.number === number);
    return found && (() => seek(found.firstFrame));
  };
  const step = shiftKey ? 10 : 1;
  const on = () => seek(frame + step);
  const back = () => seek(frame - step);
  return {
    ArrowRight: on,
    ArrowUp: on,
    ArrowLeft: back,
    ArrowDown: back,
    Home: () => seek(1),
    End: () => seek(film.frames),
    PageUp: goTo(frame > chapter.firstFrame ? chapter.number : chapter.number - 1),
    PageDown: goTo(chapter.number + 1) ?? (() => seek(film.frames)),
    l: playback.toggleLoop,
    ...(/^[1-9]$/.test(key) && { [key]: goTo(Number(key)) }),
  };
}
