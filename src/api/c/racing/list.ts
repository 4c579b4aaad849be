import counts from "../../../../.content/api/count-info.json";
import opening from "../../../../.content/api/exhibition-list.json";
import type { ExhibitionList } from "../../../../content/types";
import { racingListCall } from "../../../../server/live/calls/exhibition";

/** GET /api/c/racing/list */
export default racingListCall(opening as ExhibitionList, counts);
