import videos from "#answers/video-list";
import type { VideoList } from "#content/types";
import { videoListCall } from "#server/live/calls/content";

/** GET /api/c/video/list?unit=&page=&size= */
export default videoListCall(videos as VideoList);
