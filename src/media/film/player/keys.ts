import type { KeyActs } from "../../player/follow-keys";
import { chapterAt, type Film } from "../film";
import type { Projector } from "./projector";

export interface PlayerActs {
  readonly toggleCaptions: () => void;
  readonly toggleFull: () => void;
}

/**
 * The keys of the film: space plays, arrows turn a frame (with Shift ten), Page Up and Page Down a chapter,
 * Home and End go to the ends, a digit to its chapter, L plays round and round, C shows captions, F fills
 * the screen.
 */
export function filmKeys(
  film: Film,
  projector: Projector,
  { toggleCaptions, toggleFull }: PlayerActs,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): KeyActs {
  const { frame } = projector;
  const chapter = chapterAt(film, frame);
  const goTo = (number: number) => {
    const found = film.chapters.find((one) => one.number === number);
    return found && (() => projector.seek(found.firstFrame));
  };
  const step = shiftKey ? 10 : 1;
  return {
    " ": projector.toggle,
    ArrowRight: () => projector.seek(frame + step),
    ArrowUp: () => projector.seek(frame + step),
    ArrowLeft: () => projector.seek(frame - step),
    ArrowDown: () => projector.seek(frame - step),
    Home: () => projector.seek(1),
    End: () => projector.seek(film.frames),
    PageUp: goTo(frame > chapter.firstFrame ? chapter.number : chapter.number - 1),
    PageDown: goTo(chapter.number + 1) ?? (() => projector.seek(film.frames)),
    l: () => projector.loop(!projector.isLooping),
    c: toggleCaptions,
    f: toggleFull,
    ...(/^[1-9]$/.test(key) && { [key]: goTo(Number(key)) }),
  };
}
