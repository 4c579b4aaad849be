/**
 * Makes many changes to a database at once, for two-processes.test.ts: `tsx mixed-changes.ts URL NAME STAND…` with ids
 * of public stands.
 */
import type { CountChangeRequest, ExhibitionChangeRequest } from "../../../content/types";
import { changeCount } from "../counts/counts";
import { openDatabase } from "../database/open-database";
import { changeExhibition } from "../exhibition/change";
import { standIdOf } from "../exhibition/stand-id";
import { NO_COUNTS, publication, secret } from "./requests";

/** Rounds of changes in one process; those with an even index are the same in both. */
export const TIMES = 16;
const AT_ONCE = 40;

type Change = CountChangeRequest | ExhibitionChangeRequest;

/** Changes of the process `name`, each twice, in an order of its own. */
function planOf(name: string, stands: readonly string[]): Change[] {
  const changes = Array.from({ length: TIMES }, (_, index): Change[] => {
    const owner = index % 2 === 0 ? `shared${index}` : `${name}${index}`;
    const device = secret(owner);
    return [
      { action: "view", device },
      { action: "achievement", key: "front-row", device },
      publication(owner),
      ...stands.flatMap((id): Change[] => [
        { action: "cheer", id, device },
        { action: "report", id, reason: "other", device },
      ]),
    ];
  }).flat();
  // A change that is repeated must count once.
  const twice = [...changes, ...changes];
  const sortKey = (change: Change, place: number) =>
    standIdOf(`${name} ${place} ${JSON.stringify(change)}`);
  return twice
    .map((change, index) => ({ change, key: sortKey(change, index) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ change }) => change);
}

async function main([url = "", name = "", ...stands]: readonly string[]): Promise<void> {
  const database = await openDatabase({ url });
  const plan = planOf(name, stands);
  const worker = async (): Promise<void> => {
    for (let change = plan.pop(); change; change = plan.pop()) {
      if (change.action === "view" || change.action === "achievement") {
        await changeCount(database, change, NO_COUNTS);
      } else {
        await changeExhibition(database, change);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await database.close();
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
