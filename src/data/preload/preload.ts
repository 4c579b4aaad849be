import { within } from "../api/times";

/** How long the page waits after the last picture before it is shown, in ms (SPEC section 9). */
export const REVEAL_DELAY = 500;

/** A picture that did not come within this time is tried again or given up, in ms. */
const PATIENCE = 10_000;

/** What has not come when all have been waited for so long is given up, in ms. */
const WHOLE_PATIENCE = 60_000;

const TRIES = 2;

/** Browsers open six connections to a host of the older protocol; more requests would only wait. */
const AT_ONCE = 6;

export interface PreloadState<Picture> {
  readonly total: number;
  readonly settled: number;
  /** 0 to 1: settled over total (SPEC section 4). */
  readonly progress: number;
  /** The pictures in the order of their names; undefined where one has not come. */
  readonly pictures: readonly (Picture | undefined)[];
  readonly failed: number;
  /** Whether all are settled, and have been for the delay that the specification gives. */
  readonly isRevealed: boolean;
}

interface PreloadOptions<Picture> {
  readonly names: readonly string[];
  readonly load: (name: string, signal: AbortSignal) => Promise<Picture>;
  readonly onChange: (state: PreloadState<Picture>) => void;
  readonly signal: AbortSignal;
}

/** One picture, asked for as often as it is allowed to fail; undefined if it never came. */
async function loadPatiently<Picture>(
  load: (signal: AbortSignal) => Promise<Picture>,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  for (let tried = 0; tried < TRIES && !signal.aborted; tried += 1) {
    try {
      return await within(PATIENCE, signal, load);
    } catch {
      // The next try, or none, follows.
    }
  }
  return undefined;
}

/** Loads pictures, a few at a time. Each settles once, so that progress never falls and always ends at 1. */
export function preload<Picture>({ names, load, onChange, signal }: PreloadOptions<Picture>): void {
  if (signal.aborted) return;
  const total = names.length;
  const pictures: (Picture | undefined)[] = names.map(() => undefined);
  const waiting = names.entries();
  let [settled, failed] = [0, 0];
  const report = (isRevealed: boolean) => {
    const progress = total === 0 ? 1 : settled / total;
    onChange({ total, settled, progress, pictures: [...pictures], failed, isRevealed });
    if (isRevealed || settled < total) return;
    const timer = setTimeout(() => report(true), REVEAL_DELAY);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  /** Takes what waits, as the others do that work at the same time. */
  const work = async (end: AbortSignal) => {
    for (const [place, name] of waiting) {
      const picture = await loadPatiently((signalOfTry) => load(name, signalOfTry), end);
      if (signal.aborted) return;
      pictures[place] = picture;
      settled += 1;
      if (picture === undefined) failed += 1;
      report(false);
    }
  };
  report(false);
  within(WHOLE_PATIENCE, signal, (end) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => work(end))),
  ).catch(
    // What has not come by then is given up by the workers.
    () => undefined,
  );
}
