import { withTimeLimit } from "../api/times";

/** Delay between the last picture and the reveal, in ms (SPEC section 9). */
export const REVEAL_DELAY = 500;

/** Time limit of one attempt, in ms. */
const TIMEOUT = 10_000;

/** Time limit of the whole preload, in ms. */
const TOTAL_TIMEOUT = 60_000;

const ATTEMPTS = 2;

/** Browsers open six connections to an HTTP/1.1 host; more requests would only queue. */
const AT_ONCE = 6;

export interface PreloadState<Picture> {
  readonly total: number;
  readonly settled: number;
  /** Settled pictures over all, 0 to 1 (SPEC section 4). */
  readonly progress: number;
  /** Pictures in the order of `names`; undefined until loaded. */
  readonly pictures: readonly (Picture | undefined)[];
  readonly failed: number;
  /** True after the delay that follows the last picture. */
  readonly isRevealed: boolean;
}

interface PreloadOptions<Picture> {
  readonly names: readonly string[];
  readonly load: (name: string, signal: AbortSignal) => Promise<Picture>;
  readonly onChange: (state: PreloadState<Picture>) => void;
  readonly signal: AbortSignal;
}

/** Loads a picture with retries; undefined if all attempts fail. */
async function loadWithRetries<Picture>(
  load: (signal: AbortSignal) => Promise<Picture>,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      return await withTimeLimit(TIMEOUT, signal, load);
    } catch {
      // The loop retries.
    }
  }
  return undefined;
}

/** Loads pictures, a few at a time. Each settles exactly once, so progress never falls and always reaches 1. */
export function preload<Picture>({ names, load, onChange, signal }: PreloadOptions<Picture>): void {
  if (signal.aborted) return;
  const total = names.length;
  const pictures: (Picture | undefined)[] = names.map(() => undefined);
  const queue = names.entries();
  let [settled, failed] = [0, 0];
  const report = (isRevealed: boolean) => {
    const progress = total === 0 ? 1 : settled / total;
    onChange({ total, settled, progress, pictures: [...pictures], failed, isRevealed });
    if (isRevealed || settled < total) return;
    const timer = setTimeout(() => report(true), REVEAL_DELAY);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  /** A worker: takes pictures from the shared iterator. */
  const work = async (end: AbortSignal) => {
    for (const [index, name] of queue) {
      const picture = await loadWithRetries((signalOfTry) => load(name, signalOfTry), end);
      if (signal.aborted) return;
      pictures[index] = picture;
      settled += 1;
      if (picture === undefined) failed += 1;
      report(false);
    }
  };
  report(false);
  withTimeLimit(TOTAL_TIMEOUT, signal, (end) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => work(end))),
  ).catch(
    // On timeout the other pictures are skipped.
    () => undefined,
  );
}
