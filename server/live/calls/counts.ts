import type { CountChangeRequest, CountInfo } from "../../../content/types";
import { changeCount, countInfo } from "../counts/counts";
import { liveDatabase } from "../database/live-database";
import { type CallHandler, changeCall, liveCall } from "../http/serve";
import { bodyReader } from "../validation/body";
import { readQuery } from "../validation/query";

/** GET /api/c/count/info */
export const countInfoCall = (base: CountInfo): CallHandler =>
  liveCall(async (parameters) => {
    readQuery(parameters, {});
    return countInfo(await liveDatabase(), base);
  });

/** POST /api/c/count/change */
export const countChangeCall = (base: CountInfo): CallHandler =>
  changeCall<CountChangeRequest>({
    budget: () => "count",
    read: bodyReader("api/count-change-request.schema.json"),
    answer: async (request) => changeCount(await liveDatabase(), request, base),
  });
