import { wantsNoMotion } from "#src/data/browser/matches-media";
import { paintFlight, paintStill } from "./paint";
import { type Flight, type Shell, Show } from "./show";

/** Time for which a still burst is shown with reduced motion, in seconds. */
const STILL_SECONDS = 5;
/** Limit of the device pixel ratio; sparks look no sharper above it. */
const MOST_PIXEL_RATIO = 2;
/** Longest step between two frames, in seconds; longer pauses stop the show. */
const LONGEST_FRAME = 0.05;

export type Engine = ReturnType<typeof createEngine>;

/** Animates shells on a canvas, only while it is visible and shells are in the air. */
export function createEngine(canvas: HTMLCanvasElement) {
  const show = new Show();
  const pen = canvas.getContext("2d");
  const stills: { flight: Flight; at: number }[] = [];
  let showSeconds = 0;
  let last: number | undefined;
  let frame = 0;
  let isVisible = true;

  const paint = () => {
    if (!pen) return false;
    const { clientWidth: width, clientHeight: height } = canvas;
    const pixelRatio = Math.min(window.devicePixelRatio || 1, MOST_PIXEL_RATIO);
    const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    pen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const flights = show.flightsAt(showSeconds);
    for (const flight of flights)
      paintFlight(pen, { width, height }, flight, showSeconds - flight.start);
    while (stills[0] && showSeconds - stills[0].at > STILL_SECONDS) stills.shift();
    for (const { flight, at } of stills) {
      paintStill(pen, { width, height }, flight, (1 - (showSeconds - at) / STILL_SECONDS) * 1.6);
    }
    return flights.length + stills.length > 0;
  };
  const tick = (now: number) => {
    showSeconds += Math.min(LONGEST_FRAME, (now - (last ?? now)) / 1000);
    last = now;
    frame = 0;
    if (paint()) requestFrame();
    else last = undefined;
  };
  const requestFrame = () => {
    if (!frame && isVisible) frame = requestAnimationFrame(tick);
  };
  const watching = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? true;
    if (isVisible) requestFrame();
    else {
      cancelAnimationFrame(frame);
      frame = 0;
      last = undefined;
    }
  });
  watching.observe(canvas);

  return {
    launch(shell: Shell, delaySeconds = 0) {
      // With reduced motion the flight is over at once, and its burst is shown as a still.
      show.launch(shell, wantsNoMotion() ? Number.NEGATIVE_INFINITY : showSeconds + delaySeconds);
      const flight = show.recentFlights.at(-1);
      if (wantsNoMotion() && flight) stills.push({ flight, at: showSeconds });
      if (stills.length > show.recentFlights.length) stills.shift();
      requestFrame();
    },
    recentFlights: () => show.recentFlights,
    stop() {
      watching.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
