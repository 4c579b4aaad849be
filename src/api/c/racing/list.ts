import counts from "#stored/count-info";
import opening from "#stored/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { racingListCall } from "#server/live/calls/exhibition";

/** GET /api/c/racing/list */
export default racingListCall(opening as ExhibitionList, counts);
