import notices from "../../../../../.content/api/activity-list.json";
import { storedAnswerCall } from "../../../../../server/live/calls/content";

/** GET /api/c/common/activity/list */
export default storedAnswerCall(notices);
