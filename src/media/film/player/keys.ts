import { chapterAt, type Film } from "../film";
import type { Projector } from "./projector";

export interface PlayerActs {
  readonly toggleCaptions: () => void;
  readonly toggleFull: () => void;
}

/**
 * The keys of the player, wherever in it the focus is: space plays, arrows turn a frame (with Shift ten),
 * Page Up and Page Down a chapter, Home and End go to the ends, a digit to its chapter, L plays round
 * and round, C shows captions, F fills the screen.
 */
export function followKeys(
  player: HTMLElement,
  projector: Projector,
  film: Film,
  acts: () => PlayerActs,
): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Space presses the button that has the focus.
    if (key === " " && (target as Element).closest("button")) return;
    const act = actOf(key, shiftKey, projector, film, acts());
    if (!act) return;
    event.preventDefault();
    act();
  };
  player.addEventListener("keydown", press);
  return () => player.removeEventListener("keydown", press);
}

function actOf(
  key: string,
  hasShift: boolean,
  projector: Projector,
  film: Film,
  acts: PlayerActs,
): (() => void) | undefined {
  const { frame } = projector;
  const chapter = chapterAt(film, frame);
  const goTo = (number: number) => {
    const found = film.chapters.find((one) => one.number === number);
    return found && (() => projector.seek(found.first));
  };
  const step = hasShift ? 10 : 1;
  const known: Record<string, (() => void) | undefined> = {
    " ": projector.toggle,
    ArrowRight: () => projector.seek(frame + step),
    ArrowUp: () => projector.seek(frame + step),
    ArrowLeft: () => projector.seek(frame - step),
    ArrowDown: () => projector.seek(frame - step),
    Home: () => projector.seek(1),
    End: () => projector.seek(film.frames),
    PageUp: goTo(frame > chapter.first ? chapter.number : chapter.number - 1),
    PageDown: goTo(chapter.number + 1) ?? (() => projector.seek(film.frames)),
    l: () => projector.loop(!projector.isLooping),
    c: acts.toggleCaptions,
    f: acts.toggleFull,
  };
  if (/^[1-9]$/.test(key)) return goTo(Number(key));
  return known[key.length === 1 ? key.toLowerCase() : key];
}
