import type {
  ExhibitionChangeAnswer,
  ExhibitionChangeRequest,
  ExhibitionCheer,
  ExhibitionReport,
  ExhibitionWithdraw,
} from "../../../content/types";
import type { Database, Row, Statement } from "../database/database";
import { digest } from "../digest";
import { Refusal } from "../http/refusal";
import { now } from "../times";
import { erase } from "./erase";
import { publish } from "./publish";
import { standIdOf } from "./stand-id";

/** Does what a visitor asks of the exhibition. Each change is one transaction, and sent again it changes nothing. */
export function changeExhibition(
  database: Pick<Database, "batch" | "execute" | "isFile">,
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
export async function cheer(database: Pick<Database, "batch">, { id, device }: ExhibitionCheer) {
  const { cheers } = await react(database, id, {
    sql: `INSERT INTO cheers (stand, device)
      SELECT id, :device FROM stands WHERE id = :id AND state = 'public'
      ON CONFLICT DO NOTHING`,
    args: { id, device: digest("cheer", id, device) },
  });
  return { action: "cheer" as const, id, cheers: Number(cheers) };
}

/** Keeps a report of a public stand for the maintainers, once for each device: the first reason stays. */
export async function report(
  database: Pick<Database, "batch">,
  { id, reason, device }: ExhibitionReport,
) {
  await react(database, id, {
    sql: `INSERT INTO reports (stand, device, reason, sent)
      SELECT id, :device, :reason, :sent FROM stands WHERE id = :id AND state = 'public'
      ON CONFLICT DO NOTHING`,
    args: { id, reason, sent: now(), device: digest("report", id, device) },
  });
  return { action: "report" as const, id };
}

/** Does something to a public stand, and gives its row. @throws Refusal if there is none */
async function react(
  database: Pick<Database, "batch">,
  id: string,
  statement: Statement,
): Promise<Row> {
  const select = "SELECT cheers FROM stands WHERE id = :id AND state = 'public'";
  const [, found] = await database.batch([statement, { sql: select, args: { id } }], "write");
  const row = found?.rows[0];
  if (!row) throw unknownStand();
  return row;
}

/** Withdraws a stand for whoever holds its secret. @throws Refusal if it is another one's, or the stand never arrived */
export async function withdraw(
  database: Pick<Database, "batch" | "execute" | "isFile">,
  { id, token }: ExhibitionWithdraw,
) {
  if (standIdOf(token) !== id) {
    throw new Refusal(400, {
      zh: "密碼與這個花架不符。",
      en: "This is not the secret code of this stand.",
    });
  }
  if (!(await erase(database, id))) throw unknownStand();
  return { action: "withdraw" as const, id };
}

/** The stand does not exist or is not public. Not 404: of that the catalogue has words of its own. */
const unknownStand = (): Refusal =>
  new Refusal(409, {
    zh: "找不到這個花架。",
    en: "This flower stand is not in the exhibition.",
  });
