import { ApiError } from "./api-error";

export interface CallTimes {
  shortest: number;
  longest: number;
  /** Pause after the first attempt; each pause is twice as long as the one before. */
  firstPause: number;
}

/** The times of SPEC section 9. */
export const CALL_TIMES: CallTimes = { shortest: 200, longest: 10_000, firstPause: 400 };

/** Resolves after some milliseconds. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The outcome of `work`, good or bad, but no sooner than after some milliseconds. */
export async function noSooner<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, sleep(milliseconds)]);
  return work;
}

/** Does `work` within a time: rejects with a 408 when it is over, with the reason of `signal` when that ends it. */
export async function within<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new ApiError("timeout", 408)), milliseconds);
  signal?.addEventListener("abort", end);
  try {
    // What cannot be ended, such as the fetching of a script, is not waited for.
    return await Promise.race([work(ending.signal), ended(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
