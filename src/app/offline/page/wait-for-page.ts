/** Delays before each attempt: a network reported as back may lag. */
const PAUSES_MS = [0, 1000, 3000, 8000, 20_000];

/**
 * Requests the page until the host responds, with any status.
 * @returns false if it never did, or when aborted
 */
export async function waitForPage(
  path: string,
  signal: AbortSignal,
  pauses: readonly number[] = PAUSES_MS,
): Promise<boolean> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return false;
    try {
      await fetch(path, { headers: { accept: "text/html" }, signal });
      return true;
    } catch {
      // Retried in the next round.
    }
  }
  return false;
}
