import features from "../../../../../.content/api/game-feature-list.json";
import { storedAnswerCall } from "../../../../../server/live/calls/content";

/** GET /api/c/common/gameFeature/list */
export default storedAnswerCall(features);
