import contributed from "#stored/contribution-video-list";
import { storedAnswerCall } from "#server/live/calls/content";

/** GET /api/c/contributionVideo/list */
export default storedAnswerCall(contributed);
