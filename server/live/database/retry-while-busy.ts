import { setTimeout as wait } from "node:timers/promises";

const TRIES = 200;
const PAUSE_MS = 25;

/** Whether another process holds the file: the change was not made and can be tried again. */
export const isBusy = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === "SQLITE_BUSY";

/**
 * Does something that SQLite refuses at once, without its own waiting, while another process has the
 * file: changing the journal's mode. Rejects after some seconds, or with any other error.
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
