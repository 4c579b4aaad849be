import { sql } from "kysely";
import type { Database } from "../database/database";
import type { CountInfo, RacingList, UnitId } from "../../../content/types";
import { standings, type UnitTally } from "../../../lib/api/standings";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { IS_PUBLIC } from "../exhibition/stands";
import { lastChange } from "../times";

/**
 * Units' standings by the cheers of their public stands, with the time of the last change; that of the content if there
 * was none.
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
