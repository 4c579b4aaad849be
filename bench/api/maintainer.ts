/**
 * The maintainer of `npm run bench:api`, a process of its own as `npm run exhibition` is: approves what
 * waits in the database at URL until it is ended, and once more then. `tsx maintainer.ts URL`
 */
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../server/live/database/open-database";
import { approve } from "../../server/live/moderation/decide";
import { standsIn } from "../../server/live/moderation/moderated-stands";

/** How often it looks. */
const LOOK_MS = 250;

async function main(url: string): Promise<void> {
  const database = await openDatabase({ url });
  const ending = new AbortController();
  process.once("SIGTERM", () => ending.abort());
  for (let isLast = false; ; isLast = ending.signal.aborted) {
    const waiting = await standsIn(database, "waiting");
    if (waiting.length > 0) {
      await approve(
        database,
        waiting.map(({ id }) => id),
      );
    }
    if (isLast) break;
    await wait(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  }
  database.close();
}

main(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
