import sourceUrl from "#answers/source-url";
import { fixedAnswerCall } from "#server/live/calls/content";

export default fixedAnswerCall(sourceUrl);
