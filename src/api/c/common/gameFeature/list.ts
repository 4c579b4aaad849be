import features from "#stored/game-feature-list";
import { storedAnswerCall } from "#server/live/calls/content";

export default storedAnswerCall(features);
