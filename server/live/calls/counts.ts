import type { CountChangeRequest, CountInfo } from "../../../content/types";
import { changeCount, countInfo } from "../counts/counts";
import { liveDatabase } from "../database/live-database";
import { changeCall, liveCall } from "../http/serve";
import { bodyReader } from "../validation/body";

/** GET /api/c/count/info */
export const countInfoCall = (base: CountInfo) =>
  liveCall({}, async () => countInfo(await liveDatabase(), base));

/** POST /api/c/count/change */
export const countChangeCall = (base: CountInfo) =>
  changeCall<CountChangeRequest>({
    budget: () => "count",
    read: bodyReader("api/count-change-request.schema.json"),
    answer: async (request) => changeCount(await liveDatabase(), request, base),
  });
