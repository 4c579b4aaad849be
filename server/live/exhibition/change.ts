import { sql } from "kysely";
import type {
  ExhibitionChangeAnswer,
  ExhibitionChangeRequest,
  ExhibitionCheer,
  ExhibitionReport,
  ExhibitionWithdraw,
} from "../../../content/types";
import type { Database, Session } from "../database/database";
import { digest } from "../digest";
import { RequestError } from "../http/request-error";
import { recordChange, now } from "../times";
import { erase } from "./erase";
import { publish } from "./publish";
import { standIdOf } from "./stand-id";
import { lockStand } from "./stands";

/** Applies a visitor's change to the exhibition, in one transaction. Repeating it has no effect. */
export function changeExhibition(
  database: Pick<Database, "change" | "run" | "isFile">,
  request: ExhibitionChangeRequest,
): Promise<ExhibitionChangeAnswer> {
  switch (request.action) {
    case "publish":
      return publish(database, request);
    case "cheer":
      return cheer(database, request);
    case "report":
      return report(database, request);
    case "withdraw":
      return withdraw(database, request);
  }
}

/** Counts a cheer for a public stand, once for each device. */
export async function cheer(database: Pick<Database, "change">, { id, device }: ExhibitionCheer) {
  const cheers = await database.change(async (session) => {
    const stand = await publicStand(session, id);
    const { numAffectedRows: isNew } = await sql`INSERT INTO cheers (stand, device)
      VALUES (${id}, ${digest("cheer", id, device)}) ON CONFLICT DO NOTHING`.execute(session);
    if (!isNew) return stand.cheers;
    const all = stand.cheers + 1;
    await sql`UPDATE stands SET cheers = ${all} WHERE id = ${id}`.execute(session);
    await recordChange(session, "standings");
    return all;
  });
  return { action: "cheer" as const, id, cheers };
}

/** Stores a report of a public stand for the maintainers, once for each device; the first reason stays. */
export async function report(
  database: Pick<Database, "change">,
  { id, reason, device }: ExhibitionReport,
) {
  await database.change(async (session) => {
    await publicStand(session, id);
    await session
      .insertInto("reports")
      .values({ stand: id, reason, device: digest("report", id, device), sent: now(), seen: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { action: "report" as const, id };
}

/** Reads a public stand, locked until the transaction ends. @throws RequestError if there is none */
async function publicStand(session: Session, id: string): Promise<{ readonly cheers: number }> {
  const stand = await lockStand(session, id);
  if (stand?.state !== "public") throw unknownStand();
  return stand;
}

/**
 * Withdraws a stand, given its secret.
 * @throws RequestError if the secret belongs to another stand, or the stand never arrived
 */
export async function withdraw(
  database: Pick<Database, "change" | "run" | "isFile">,
  { id, token }: ExhibitionWithdraw,
) {
  if (standIdOf(token) !== id) {
    throw new RequestError(400, {
      zh: "密碼與這個花架不符。",
      en: "This is not the secret code of this stand.",
    });
  }
  if (!(await erase(database, id))) throw unknownStand();
  return { action: "withdraw" as const, id };
}

/** The stand does not exist or is not public. Not 404, which has another message in the catalogue. */
const unknownStand = (): RequestError =>
  new RequestError(409, {
    zh: "找不到這個花架。",
    en: "This flower stand is not in the exhibition.",
  });
