import openingStands from "#answers/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { exhibitionChangeCall } from "#server/live/calls/exhibition";

export default exhibitionChangeCall(openingStands as ExhibitionList);
