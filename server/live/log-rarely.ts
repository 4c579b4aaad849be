import { processWide } from "./process-wide";

/** Milliseconds without a repetition. */
const QUIET = 60_000;

const logged = processWide("logged", () => new Map<string, number>());

/**
 * Logs a fault that affects all requests, such as a full disk: once a minute, not for each request.
 * @param kind key for repetitions
 */
export function logRarely(kind: string, line: string): void {
  const last = logged.get(kind) ?? Number.NEGATIVE_INFINITY;
  // A clock set back would silence it.
  if (performance.now() - last < QUIET) return;
  logged.set(kind, performance.now());
  console.error(line);
}
