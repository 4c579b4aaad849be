import counts from "#stored/count-info";
import opening from "#stored/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { racingListCall } from "#server/live/calls/exhibition";

export default racingListCall(opening as ExhibitionList, counts);
