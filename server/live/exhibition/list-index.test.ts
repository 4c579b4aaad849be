import { sql } from "kysely";
import { EXHIBITION_SORTS } from "../../../lib/api/exhibition-part";
import { IS_POSTGRES, temporaryDatabase } from "../testing/temporary-database";
import { cursorOf, selectPart } from "./list";

const LAST = { id: "stand-one", created: "2026-01-01T00:00:00Z", cheers: 3 };

it("a list uses an index for every order", async () => {
  const { client, remove } = await temporaryDatabase();
  for (const sort of EXHIBITION_SORTS) {
    for (const unit of [undefined, "fine"] as const) {
      for (const cursor of [undefined, cursorOf(LAST, sort)]) {
        const steps = await client.read(async (session) => {
          // Otherwise PostgreSQL scans a nearly empty table.
          if (IS_POSTGRES) await sql`SET LOCAL enable_seqscan = off`.execute(session);
          const query = selectPart({ sort, unit, cursor }, 3);
          return sql`EXPLAIN ${IS_POSTGRES ? sql`` : sql`QUERY PLAN`} ${query}`.execute(session);
        });
        const plan = JSON.stringify(steps.rows);
        expect(plan).toMatch(/using index stands_(?:newest|cheered)|Index Scan using stands_/i);
        expect(plan).not.toMatch(/TEMP B-TREE|Sort /);
      }
    }
  }
  await remove();
});
