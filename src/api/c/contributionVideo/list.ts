import contributed from "#stored/contribution-video-list";
import { storedAnswerCall } from "#server/live/calls/content";

export default storedAnswerCall(contributed);
