import type { VideoList } from "../../../content/types";
import { LARGEST_VIDEO_PAGE, videoPage } from "../../../lib/api/video-page";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { contentCall } from "../http/serve";
import { oneOf, wholeNumber } from "../validation/query";

const LAST_PAGE = 10_000;

export const fixedAnswerCall = (data: unknown) => contentCall({}, () => data);

const PAGE_PARAMETERS = {
  unit: oneOf(UNIT_IDS),
  page: wholeNumber(1, LAST_PAGE),
  size: wholeNumber(1, LARGEST_VIDEO_PAGE),
};

/** GET /api/c/video/list?unit=&page=&size= */
export const videoListCall = ({ list }: Pick<VideoList, "list">) =>
  contentCall(PAGE_PARAMETERS, (query) => videoPage(list, query));
