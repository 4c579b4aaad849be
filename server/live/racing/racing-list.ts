import type { Database } from "../database/database";
import type { CountInfo, RacingList, UnitId } from "../../../content/types";
import { standings, type UnitTally } from "../../../lib/api/standings";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { changeOf, lastChange } from "../times";

/**
 * The standings of the units by the cheers of their public stands, and when they last changed.
 * @param content when the content was counted, for standings that nobody has changed yet
 */
export async function racingList(
  database: Pick<Database, "batch">,
  { updateTime }: Pick<CountInfo, "updateTime">,
): Promise<RacingList> {
  const [units, time] = await database.batch(
    [
      `SELECT unit, SUM(cheers) AS cheers, COUNT(*) AS stands FROM stands
        WHERE state = 'public' GROUP BY unit`,
      `SELECT ${changeOf("standings")} AS changed`,
    ],
    "read",
  );
  const tally = new Map<UnitId, UnitTally>(
    units?.rows.map(({ unit, cheers, stands }) => [
      unit as UnitId,
      { cheers: Number(cheers), stands: Number(stands) },
    ]),
  );
  return {
    updateTime: lastChange(updateTime, time?.rows[0]?.changed),
    list: standings(UNIT_IDS, tally),
  };
}
