import contributed from "../../../../.content/api/contribution-video-list.json";
import { storedAnswerCall } from "../../../../server/live/calls/content";

/** GET /api/c/contributionVideo/list */
export default storedAnswerCall(contributed);
