import notices from "#stored/activity-list";
import { storedAnswerCall } from "#server/live/calls/content";

/** GET /api/c/common/activity/list */
export default storedAnswerCall(notices);
