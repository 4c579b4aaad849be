import openingStands from "#answers/exhibition-list";
import type { ExhibitionList } from "#content/types";
import { exhibitionListCall } from "#server/live/calls/exhibition";

/** GET /api/c/exhibition/list?unit=&sort=&cursor=&size=&id= */
export default exhibitionListCall(openingStands as ExhibitionList);
