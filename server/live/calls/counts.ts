import type { CountChangeRequest, CountInfo } from "../../../content/types";
import { changeCount } from "../counts/change-count";
import { countInfo } from "../counts/count-info";
import { liveDatabase } from "../database/live-database";
import { changeCall, liveCall } from "../http/calls";
import type { CallHandler } from "../http/serve";
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
