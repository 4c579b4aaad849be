import { ApiError } from "./api-error";
import { type CallTimes, sleep } from "./times";

const ATTEMPTS = 3;
/** Kinds of errors and statuses that may be transient (RFC 9110). */
const TRANSIENT = new Set<number | string | undefined>(["network", "cut", 408, 502, 503, 504]);

/** Delay requested by the header `Retry-After`, in milliseconds; 0 without one. */
export function retryAfter({ headers }: Pick<Response, "headers">): number {
  const value = headers.get("retry-after") ?? "";
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(wait, 0) || 0;
}

/** Repeats `work` after transient failures, with growing pauses. Rejects with the last failure. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { longest, firstPause }: Pick<CallTimes, "longest" | "firstPause">,
): Promise<T> {
  const end = Date.now() + longest;
  for (let attempt = 1, pause = firstPause; ; attempt += 1, pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || attempt === ATTEMPTS) throw error;
      // Jitter: clients that failed together must not retry together.
      const wait = Math.max(error.retryAfter, pause * (0.5 + Math.random() / 2));
      const isTransient = TRANSIENT.has(error.kind) || TRANSIENT.has(error.status);
      if (!isTransient || Date.now() + wait > end) throw error;
      await sleep(wait);
    }
  }
}
