import features from "#answers/game-feature-list";
import { fixedAnswerCall } from "#server/live/calls/content";

export default fixedAnswerCall(features);
