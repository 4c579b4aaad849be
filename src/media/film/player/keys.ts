import type { Playback } from "../../player/playback";
import type { KeyActs } from "../../player/player";
import { chapterAt, type Film } from "../film";

const FAR = 10;

/**
 * Shortcuts of the film: arrows step a frame (ten with Shift), Page Up and Page Down a chapter, Home and End to the
 * ends, digits to chapters, L toggles the loop.
 */
export function filmKeys(film: Film, playback: Playback): KeyActs {
  const { shown: frame, seek } = playback;
  const chapter = chapterAt(film, frame);
  const goTo = (number: number) => {
    const found = film.chapters.find((one) => one.number === number);
    return found && (() => seek(found.firstFrame));
  };
  const by = (frames: number) => () => seek(frame + frames);
  return {
    ArrowRight: by(1),
    ArrowUp: by(1),
    ArrowLeft: by(-1),
    ArrowDown: by(-1),
    "shift+ArrowRight": by(FAR),
    "shift+ArrowUp": by(FAR),
    "shift+ArrowLeft": by(-FAR),
    "shift+ArrowDown": by(-FAR),
    Home: () => seek(1),
    End: () => seek(film.frames),
    PageUp: goTo(frame > chapter.firstFrame ? chapter.number : chapter.number - 1),
    PageDown: goTo(chapter.number + 1) ?? (() => seek(film.frames)),
    l: playback.toggleLoop,
    ...Object.fromEntries(film.chapters.map(({ number }) => [number, goTo(number)])),
  };
}
