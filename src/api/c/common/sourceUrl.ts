import sourceUrl from "#stored/source-url";
import { storedAnswerCall } from "#server/live/calls/content";

export default storedAnswerCall(sourceUrl);
