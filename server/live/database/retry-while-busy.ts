import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./unavailable";

/**
 * Carries out an act again while others are in its way or its connection is gone. Rejects with the last error after
 * `tries`, or at once with any other error.
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
