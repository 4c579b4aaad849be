import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./unavailable";

const TRIES = 200;
const PAUSE_MS = 25;

/**
 * Does something that SQLite refuses at once while another process changes the file, in small steps between
 * which the process does other things. Rejects after five seconds, or with any other error.
 */
export async function retryWhileBusy<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || tried === TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}
