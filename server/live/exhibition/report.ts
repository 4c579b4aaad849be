import type { Database } from "../database/database";
import type { ExhibitionReport, ExhibitionReported } from "../../../content/types";
import { deviceMark } from "../device-mark";
import { now } from "../now";
import { unknownStand } from "./unknown-stand";

/**
 * Keeps a report of a public stand for the maintainers, once for each device: the first reason stays.
 * @throws Refusal if there is no such stand
 */
export async function report(
  database: Pick<Database, "batch">,
  { id, reason, device }: ExhibitionReport,
): Promise<ExhibitionReported> {
  const [, found] = await database.batch(
    [
      {
        sql: `INSERT INTO reports (stand, device, reason, sent)
          SELECT id, :device, :reason, :sent FROM stands WHERE id = :id AND state = 'public'
          ON CONFLICT DO NOTHING`,
        args: { id, reason, sent: now(), device: deviceMark("report", id, device) },
      },
      { sql: "SELECT id FROM stands WHERE id = :id AND state = 'public'", args: { id } },
    ],
    "write",
  );
  if (!found?.rows[0]) throw unknownStand();
  return { action: "report", id };
}
