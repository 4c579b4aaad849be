import { processSingleton } from "./process-singleton";

/** Milliseconds without a repetition. */
const INTERVAL_MS = 60_000;

const lastLogged = processSingleton("logged", () => new Map<string, number>());

/**
 * Logs a fault that affects all requests, such as a full disk: once a minute, not for each request.
 * @param kind key for repetitions
 */
export function logThrottled(kind: string, line: string): void {
  const last = lastLogged.get(kind) ?? Number.NEGATIVE_INFINITY;
  // Not Date.now(): a clock set back would silence it.
  if (performance.now() - last < INTERVAL_MS) return;
  lastLogged.set(kind, performance.now());
  console.error(line);
}
