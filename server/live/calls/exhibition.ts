import type { Database } from "../database/database";
import type { CountInfo, ExhibitionChangeRequest, ExhibitionStand } from "../../../content/types";
import { EXHIBITION_SORTS, LARGEST_EXHIBITION_PART } from "../../../lib/api/exhibition-part";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { liveDatabase } from "../database/live-database";
import { isUnavailable } from "../database/unavailable";
import { changeExhibition } from "../exhibition/change";
import { listStands } from "../exhibition/list";
import { insertOpeningStands } from "../exhibition/opening-stands";
import { changeCall, liveCall } from "../http/serve";
import { logThrottled } from "../log-throttled";
import { racingList } from "../racing/racing-list";
import { bodyReader } from "../validation/body";
import { matching, oneOf, wholeNumber } from "../validation/query";

/** Stands of the content, which the exhibition opens with. */
interface OpeningStands {
  readonly list: readonly ExhibitionStand[];
}

const PART_PARAMETERS = {
  id: matching(/^[A-Za-z0-9_-]{8,40}$/),
  unit: oneOf(UNIT_IDS),
  sort: oneOf(EXHIBITION_SORTS),
  cursor: matching(/^[A-Za-z0-9_-]{1,120}$/),
  size: wholeNumber(1, LARGEST_EXHIBITION_PART),
};

/**
 * The database with the opening stands.
 * @param isRead true for reading calls, which also work on a read-only database
 */
async function exhibitionDatabase({ list }: OpeningStands, isRead = false): Promise<Database> {
  const database = await liveDatabase();
  await insertOpeningStands(database, list).catch((error: unknown) => {
    if (!isRead || !isUnavailable(error)) throw error;
    logThrottled("database", String(error));
  });
  return database;
}

/** GET /api/c/exhibition/list?unit=&sort=&cursor=&size=&id= */
export const exhibitionListCall = (opening: OpeningStands) =>
  liveCall(PART_PARAMETERS, async (query) =>
    listStands(await exhibitionDatabase(opening, true), query),
  );

/** GET /api/c/racing/list */
export const racingListCall = (opening: OpeningStands, counts: CountInfo) =>
  liveCall({}, async () => racingList(await exhibitionDatabase(opening, true), counts));

/** POST /api/c/exhibition/change */
export const exhibitionChangeCall = (opening: OpeningStands) =>
  changeCall<ExhibitionChangeRequest>({
    budget: (action) => (action === "publish" || action === "withdraw" ? "publish" : "react"),
    read: bodyReader("api/exhibition-change-request.schema.json"),
    answer: async (request) => changeExhibition(await exhibitionDatabase(opening), request),
  });
