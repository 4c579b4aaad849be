import sourceUrl from "#answers/source-url";
import { builtAnswerCall } from "#server/live/calls/content";

export default builtAnswerCall(sourceUrl);
