/** Pauses before each look at the page, in milliseconds: a network that says it is back may lag. */
const PAUSES_MS = [0, 1000, 3000, 8000, 20_000];

/** Looks for the page until the host answers, whatever it answers. @returns false if it never did, or on `signal` */
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
      // Not yet; the next look comes later.
    }
  }
  return false;
}
