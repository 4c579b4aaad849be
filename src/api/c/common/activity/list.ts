import notices from "#stored/activity-list";
import { storedAnswerCall } from "#server/live/calls/content";

export default storedAnswerCall(notices);
