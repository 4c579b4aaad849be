import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./unavailable";

/**
 * Retries after conflicts and lost connections. Rejects with the last error after `tries`, or at once with any other.
 * @param pause wait after a try, in ms, by the number of the try from 1
 */
export async function retryWhileBusy<Result>(
  act: () => Promise<Result>,
  tries: number,
  pause: (tried: number) => number,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || tried === tries) throw error;
      await wait(pause(tried));
    }
  }
}
