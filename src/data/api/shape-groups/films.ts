import videoList from "../shapes/video-list";
import contributionVideoList from "../shapes/contribution-video-list";

/** What the screening room asks for. */
export default {
  "video-list": videoList,
  "contribution-video-list": contributionVideoList,
};
