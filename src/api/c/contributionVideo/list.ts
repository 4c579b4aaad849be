import contributed from "#answers/contribution-video-list";
import { fixedAnswerCall } from "#server/live/calls/content";

export default fixedAnswerCall(contributed);
