import sourceUrl from "../../../../.content/api/source-url.json";
import { storedAnswerCall } from "../../../../server/live/calls/content";

/** GET /api/c/common/sourceUrl */
export default storedAnswerCall(sourceUrl);
