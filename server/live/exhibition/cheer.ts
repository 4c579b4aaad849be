import type { Database } from "../database/database";
import type { ExhibitionCheer, ExhibitionCheered } from "../../../content/types";
import { deviceMark } from "../device-mark";
import { unknownStand } from "./unknown-stand";

/**
 * Counts a cheer for a public stand, once for each device.
 * @throws Refusal if there is no such stand
 */
export async function cheer(
  database: Pick<Database, "batch">,
  { id, device }: ExhibitionCheer,
): Promise<ExhibitionCheered> {
  const [, counted] = await database.batch(
    [
      {
        sql: `INSERT INTO cheers (stand, device)
          SELECT id, :device FROM stands WHERE id = :id AND state = 'public'
          ON CONFLICT DO NOTHING`,
        args: { id, device: deviceMark("cheer", id, device) },
      },
      { sql: "SELECT cheers FROM stands WHERE id = :id AND state = 'public'", args: { id } },
    ],
    "write",
  );
  const row = counted?.rows[0];
  if (!row) throw unknownStand();
  return { action: "cheer", id, cheers: Number(row.cheers) };
}
