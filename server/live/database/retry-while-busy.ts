import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./unavailable";

/**
 * Retries after conflicts and lost connections. Rejects with the last error after `tries`, or at once with any other.
 * @param pause wait after a try, in ms, by the number of the try from 1
 */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  tries: number,
  pause: (attempt: number) => number,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt === tries) throw error;
      await wait(pause(attempt));
    }
  }
}
