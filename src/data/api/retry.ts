import { ApiError } from "./api-error";
import { type CallTimes, sleep } from "./times";

const ATTEMPTS = 3;
/** What may be better in a moment (RFC 9110). */
const PASSING = new Set<number | string | undefined>(["network", "cut", 408, 502, 503, 504]);

/** Milliseconds that the header `Retry-After` asks for; 0 if it asks for none. */
export function retryAfter({ headers }: Pick<Response, "headers">): number {
  const value = headers.get("retry-after") ?? "";
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(wait, 0) || 0;
}

/** Does `work` again where it failed of something that passes, after growing pauses; then the last failure stands. */
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
      // Not all at once: visitors who failed together would come back together.
      const wait = Math.max(error.retryAfter, pause * (0.5 + Math.random() / 2));
      const isPassing = PASSING.has(error.kind) || PASSING.has(error.status);
      if (!isPassing || Date.now() + wait > end) throw error;
      await sleep(wait);
    }
  }
}
