import features from "#answers/game-feature-list";
import { builtAnswerCall } from "#server/live/calls/content";

export default builtAnswerCall(features);
