import sourceUrl from "#stored/source-url";
import { storedAnswerCall } from "#server/live/calls/content";

/** GET /api/c/common/sourceUrl */
export default storedAnswerCall(sourceUrl);
