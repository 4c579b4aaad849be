import contributed from "#answers/contribution-video-list";
import { builtAnswerCall } from "#server/live/calls/content";

export default builtAnswerCall(contributed);
