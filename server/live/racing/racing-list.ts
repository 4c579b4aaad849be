import { sql } from "kysely";
import type { Database } from "../database/database";
import type { CountInfo, RacingList, UnitId } from "../../../content/types";
import { standings, type UnitTally } from "../../../lib/api/standings";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { IS_PUBLIC } from "../exhibition/stands";
import { lastChange } from "../times";

/**
 * The race of units: their standings by the cheers of their public stands. `updateTime` is that of the last change, or
 * of the content if nothing has changed.
 */
export const racingList = (
  database: Pick<Database, "read">,
  { updateTime }: Pick<CountInfo, "updateTime">,
): Promise<RacingList> =>
  database.read(async (session) => {
    const units = await sql<UnitTally & { readonly unit: UnitId }>`
      SELECT unit, SUM(cheers) AS cheers, COUNT(*) AS stands FROM stands
      WHERE ${IS_PUBLIC} GROUP BY unit`.execute(session);
    const tally = new Map(units.rows.map(({ unit, ...tallied }) => [unit, tallied]));
    return {
      updateTime: await lastChange(session, "standings", updateTime),
      list: standings(UNIT_IDS, tally),
    };
  });
