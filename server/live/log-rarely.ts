import { processWide } from "./process-wide";

/** How long the same is not said again, in ms. */
const QUIET = 60_000;

const logged = processWide("logged", () => new Map<string, number>());

/**
 * Logs what befalls every request at once, such as a full disk: a line a minute, not one for each request.
 * @param kind what of this kind was said before counts
 */
export function logRarely(kind: string, line: string): void {
  const last = logged.get(kind) ?? Number.NEGATIVE_INFINITY;
  // A clock that is set back would keep it silent for as long.
  if (performance.now() - last < QUIET) return;
  logged.set(kind, performance.now());
  console.error(line);
}
