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
  readonly patience?: number;
  readonly wholePatience?: number;
}

/** One picture, asked for as often as it is allowed to fail; undefined if it never came. */
async function loadPatiently<Picture>(
  name: string,
  { load, patience = PATIENCE }: PreloadOptions<Picture>,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  for (let tried = 0; tried < TRIES && !signal.aborted; tried += 1) {
    try {
      return await within(patience, signal, (end) => load(name, end));
    } catch {
      // The next try, or none, follows.
    }
  }
  return undefined;
}

/** Loads pictures, a few at a time. Each settles once, so that progress never falls and always ends at 1. */
export function preload<Picture>(options: PreloadOptions<Picture>): void {
  const { names, onChange, signal, wholePatience = WHOLE_PATIENCE } = options;
  if (signal.aborted) return;
  const total = names.length;
  const pictures: (Picture | undefined)[] = names.map(() => undefined);
  let [next, settled, failed] = [0, 0, 0];
  const report = (isRevealed: boolean) => {
    const progress = total === 0 ? 1 : settled / total;
    onChange({ total, settled, progress, pictures: [...pictures], failed, isRevealed });
  };
  const reveal = () => {
    const timer = setTimeout(() => report(true), REVEAL_DELAY);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  const work = async (end: AbortSignal) => {
    while (next < total && !signal.aborted) {
      const place = next;
      next += 1;
      const picture = await loadPatiently(names[place] ?? "", options, end);
      if (signal.aborted) return;
      pictures[place] = picture;
      settled += 1;
      if (picture === undefined) failed += 1;
      report(false);
      if (settled === total) reveal();
    }
  };
  report(false);
  if (total === 0) reveal();
  const workers = Array.from({ length: Math.min(AT_ONCE, total) }, () => work);
  within(wholePatience, signal, (end) => Promise.all(workers.map((one) => one(end)))).catch(
    // What has not come by then is given up by the workers.
    () => undefined,
  );
}
