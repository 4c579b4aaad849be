import features from "#stored/game-feature-list";
import { storedAnswerCall } from "#server/live/calls/content";

/** GET /api/c/common/gameFeature/list */
export default storedAnswerCall(features);
