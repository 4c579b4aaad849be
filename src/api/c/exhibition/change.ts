import opening from "#answers/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { exhibitionChangeCall } from "#server/live/calls/exhibition";

export default exhibitionChangeCall(opening as ExhibitionList);
