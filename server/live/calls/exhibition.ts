import type { Database } from "../database/database";
import type { CountInfo, ExhibitionChangeRequest, ExhibitionStand } from "../../../content/types";
import { EXHIBITION_SORTS, LARGEST_EXHIBITION_PART } from "../../../lib/api/exhibition-part";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { liveDatabase } from "../database/live-database";
import { isUnavailable } from "../database/unavailable";
import { changeExhibition } from "../exhibition/change";
import { listStands } from "../exhibition/list";
import { hangOpeningStands } from "../exhibition/opening-stands";
import { type CallHandler, changeCall, liveCall } from "../http/serve";
import { logRarely } from "../log-rarely";
import { racingList } from "../racing/racing-list";
import { bodyReader } from "../validation/body";
import { matching, oneOf, readQuery, wholeNumber } from "../validation/query";

/** The stands of the content, which the exhibition opens with. */
interface Opening {
  readonly list: readonly ExhibitionStand[];
}

async function exhibition({ list }: Opening): Promise<Database> {
  const database = await liveDatabase();
  await hangOpeningStands(database, list);
  return database;
}

/** As {@link exhibition}, also where nothing can be written: what is there is shown. */
async function readableExhibition({ list }: Opening): Promise<Database> {
  const database = await liveDatabase();
  await hangOpeningStands(database, list).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    logRarely("database", String(error));
  });
  return database;
}

/** GET /api/c/exhibition/list?unit=&sort=&cursor=&size=&id= */
export const exhibitionListCall = (opening: Opening): CallHandler =>
  liveCall(async (parameters) => {
    const query = readQuery(parameters, {
      id: matching(/^[A-Za-z0-9_-]{8,40}$/),
      unit: oneOf(UNIT_IDS),
      sort: oneOf(EXHIBITION_SORTS),
      cursor: matching(/^[A-Za-z0-9_-]{1,120}$/),
      size: wholeNumber(1, LARGEST_EXHIBITION_PART),
    });
    return listStands(await readableExhibition(opening), query);
  });

/** GET /api/c/racing/list */
export const racingListCall = (opening: Opening, counts: CountInfo): CallHandler =>
  liveCall(async (parameters) => {
    readQuery(parameters, {});
    return racingList(await readableExhibition(opening), counts);
  });

/** POST /api/c/exhibition/change */
export const exhibitionChangeCall = (opening: Opening): CallHandler =>
  changeCall<ExhibitionChangeRequest>({
    budget: (action) => (action === "publish" || action === "withdraw" ? "publish" : "react"),
    read: bodyReader("api/exhibition-change-request.schema.json"),
    answer: async (request) => changeExhibition(await exhibition(opening), request),
  });
