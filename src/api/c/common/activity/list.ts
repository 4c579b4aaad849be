import notices from "#answers/activity-list";
import { builtAnswerCall } from "#server/live/calls/content";

export default builtAnswerCall(notices);
