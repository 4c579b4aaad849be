import counts from "#answers/count-info";
import openingStands from "#answers/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { racingListCall } from "#server/live/calls/exhibition";

export default racingListCall(openingStands as ExhibitionList, counts);
