import { reaction } from "mobx";
import type { Playback } from "../../player/playback";
import type { Film } from "../film";
import { isFull } from "./gestures";

const LAST_FRAME_SHARE = 0.6;
/** Distance in pixels that must be scrolled after manual control or playback before scrolling takes over. */
const TAKEOVER_DISTANCE = 60;
/** Time for which scrolling is ignored after focus moved or full screen ended, which scroll by themselves, in ms. */
const SETTLING = 800;

/** Frame for a scroll position: position in the chapters, by their heights. */
export function frameAt(
  { chapters, frames }: Pick<Film, "chapters" | "frames">,
  spans: readonly { readonly top: number; readonly bottom: number }[],
  line: number,
): number {
  let frame = 1;
  chapters.forEach(({ firstFrame, lastFrame }, index) => {
    const span = spans[index];
    if (!span || line <= span.top) return;
    const part = Math.min(1, (line - span.top) / Math.max(1, span.bottom - span.top));
    frame = firstFrame + part * (lastFrame - firstFrame);
  });
  return Math.min(frames, Math.max(1, Math.round(frame)));
}

/** Scrolling steps through the frames: the film is sticky while the chapters pass below it. */
export function followScroll(film: Film, theatre: HTMLElement, playback: Playback): () => void {
  let request = 0;
  let last = -1;
  let parkedAt: number | undefined;
  let isOurs = false;
  let settlesFrom = -SETTLING;
  const settle = () => {
    settlesFrom = performance.now();
  };
  const update = () => {
    request = 0;
    const { bottom } = theatre.getBoundingClientRect();
    const spans = film.chapters.map(({ id }) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return { top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
    });
    const end = spans.at(-1);
    if (end) end.bottom -= Math.max(0, window.innerHeight - bottom) * LAST_FRAME_SHARE;
    const frame = frameAt(film, spans, bottom);
    // Ignores scrolling elsewhere on the page.
    const hasMoved = frame !== last && last !== -1;
    last = frame;
    if (isFull(theatre)) settle();
    if (performance.now() - settlesFrom < SETTLING) parkedAt = window.scrollY;
    if (!hasMoved || Math.abs(window.scrollY - (parkedAt ?? Number.NaN)) < TAKEOVER_DISTANCE)
      return;
    isOurs = true;
    playback.seek(frame);
    isOurs = false;
    parkedAt = undefined;
  };
  const schedule = () => {
    request ||= requestAnimationFrame(update);
  };
  const stop = reaction(
    () => `${playback.shown} ${playback.isPlaying}`,
    () => {
      if (!isOurs) parkedAt = window.scrollY;
    },
  );
  const listening = new AbortController();
  const { signal } = listening;
  theatre.addEventListener("focusin", settle, { signal });
  document.addEventListener("fullscreenchange", settle, { signal });
  window.addEventListener("scroll", schedule, { signal, passive: true });
  update();
  return () => {
    stop();
    listening.abort();
    cancelAnimationFrame(request);
  };
}
