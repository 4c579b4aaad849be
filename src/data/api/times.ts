import { ApiError } from "./api-error";

/** Bounds of the duration of a call, and the delay after its first attempt, which each further one doubles; in ms. */
export interface CallTimes {
  shortest: number;
  longest: number;
  firstPause: number;
}

/** Times of SPEC section 9. */
export const CALL_TIMES: CallTimes = { shortest: 200, longest: 10_000, firstPause: 400 };

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Settles like `work`, but not before the given time in ms. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, sleep(milliseconds)]);
  return work;
}

/** Runs `work` with a time limit: rejects with a 408 after it, or with the reason of `signal` when that aborts. */
export async function withTimeLimit<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const forwardAbort = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new ApiError("timeout", 408)), milliseconds);
  signal?.addEventListener("abort", forwardAbort);
  try {
    // Some work cannot be aborted, such as the loading of a script.
    return await Promise.race([work(ending.signal), rejectOnAbort(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", forwardAbort);
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
