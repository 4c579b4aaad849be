import counts from "#answers/count-info";
import opening from "#answers/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { racingListCall } from "#server/live/calls/exhibition";

export default racingListCall(opening as ExhibitionList, counts);
