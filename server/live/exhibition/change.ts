import type { Database } from "../database/database";
import type { ExhibitionChangeAnswer, ExhibitionChangeRequest } from "../../../content/types";
import { cheer } from "./cheer";
import { publish } from "./publish";
import { report } from "./report";
import { withdraw } from "./withdraw";

/**
 * Does what a visitor asks of the exhibition. Each change is one transaction, and sent again it changes
 * nothing.
 * @throws Refusal if it cannot be done
 */
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
