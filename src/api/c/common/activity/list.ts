import notices from "#answers/activity-list";
import { fixedAnswerCall } from "#server/live/calls/content";

export default fixedAnswerCall(notices);
