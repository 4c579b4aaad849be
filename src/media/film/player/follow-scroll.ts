import { reaction } from "mobx";
import type { Playback } from "../../player/playback";
import type { Film } from "../film";
import { isFull } from "./gestures";

/** Share of the space below the film within which the end of the chapters shows the last frame. */
const LAST_FRAME_SHARE = 0.6;
/** Distance in pixels that must be scrolled after manual control or playback before scrolling takes over. */
const TAKEOVER_DISTANCE = 60;
/** Time for which scrolling is ignored after focus moved or full screen ended, which scroll by themselves, in ms. */
const SETTLING = 800;

/** Frame at a y coordinate of the window, given those of the top and bottom of each chapter. */
export function frameAt(
  { chapters, frames }: Pick<Film, "chapters" | "frames">,
  spans: readonly { readonly top: number; readonly bottom: number }[],
  y: number,
): number {
  let frame = 1;
  chapters.forEach(({ firstFrame, lastFrame }, index) => {
    const span = spans[index];
    if (!span || y <= span.top) return;
    const part = Math.min(1, (y - span.top) / Math.max(1, span.bottom - span.top));
    frame = firstFrame + part * (lastFrame - firstFrame);
  });
  return Math.min(frames, Math.max(1, Math.round(frame)));
}

/** Scrolling steps through the frames: the film is sticky while the chapters pass below it. */
export function followScroll(film: Film, theatre: HTMLElement, playback: Playback): () => void {
  let request = 0;
  let last = -1;
  let parkedAt: number | undefined;
  let isSeeking = false;
  let settlingSince = -SETTLING;
  const settle = () => {
    settlingSince = performance.now();
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
    if (performance.now() - settlingSince < SETTLING) parkedAt = window.scrollY;
    if (!hasMoved || Math.abs(window.scrollY - (parkedAt ?? Number.NaN)) < TAKEOVER_DISTANCE)
      return;
    isSeeking = true;
    playback.seek(frame);
    isSeeking = false;
    parkedAt = undefined;
  };
  const schedule = () => {
    request ||= requestAnimationFrame(update);
  };
  const stop = reaction(
    () => `${playback.shown} ${playback.isPlaying}`,
    () => {
      if (!isSeeking) parkedAt = window.scrollY;
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
