import type { Database } from "../database/database";
import type { ExhibitionWithdraw, ExhibitionWithdrawn } from "../../../content/types";
import { Refusal } from "../http/refusal";
import { erase } from "./erase";
import { standIdOf } from "./stand-id";
import { unknownStand } from "./unknown-stand";

/**
 * Withdraws a stand for whoever holds its secret.
 * @throws Refusal if the secret is another one, or the stand never arrived
 */
export async function withdraw(
  database: Pick<Database, "batch" | "execute" | "isFile">,
  { id, token }: ExhibitionWithdraw,
): Promise<ExhibitionWithdrawn> {
  if (standIdOf(token) !== id) {
    throw new Refusal(400, {
      zh: "密碼與這個花架不符。",
      en: "This is not the secret code of this stand.",
    });
  }
  if (!(await erase(database, id))) throw unknownStand();
  return { action: "withdraw", id };
}
