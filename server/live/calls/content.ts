import type { VideoList } from "../../../content/types";
import { LARGEST_VIDEO_PAGE, videoPage } from "../../../lib/api/video-page";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { type CallHandler, contentCall } from "../http/serve";
import { oneOf, readQuery, wholeNumber } from "../validation/query";

const LAST_PAGE = 10_000;

/** A call that answers with what the content has, and takes no parameters. */
export const storedAnswerCall = (data: unknown): CallHandler =>
  contentCall((parameters) => {
    readQuery(parameters, {});
    return data;
  });

/** GET /api/c/video/list?unit=&page=&size= */
export const videoListCall = ({ list }: Pick<VideoList, "list">): CallHandler =>
  contentCall((parameters) =>
    videoPage(
      list,
      readQuery(parameters, {
        unit: oneOf(UNIT_IDS),
        page: wholeNumber(1, LAST_PAGE),
        size: wholeNumber(1, LARGEST_VIDEO_PAGE),
      }),
    ),
  );
