import type {
  ActivityList,
  ContributionVideoList,
  CountInfo,
  ExhibitionList,
  GameFeatureList,
  RacingList,
  SourceUrl,
  VideoList,
} from "../../content/types";

/** Base path of the content calls (SPEC section 7). */
export const CONTENT_BASE = "/api/c";

/** Answer of each GET call, by the name of its schema in content/schema/api. */
export interface Answers {
  "source-url": SourceUrl;
  "activity-list": ActivityList;
  "game-feature-list": GameFeatureList;
  "video-list": VideoList;
  "racing-list": RacingList;
  "count-info": CountInfo;
  "exhibition-list": ExhibitionList;
  "contribution-video-list": ContributionVideoList;
}

/** Name of an answer's schema, and of its file in content/api if it has one. */
export type AnswerName = keyof Answers;

/** Path of each GET call below {@link CONTENT_BASE} (SPEC section 7). */
export const ANSWER_PATHS: Readonly<Record<AnswerName, string>> = {
  "source-url": "/common/sourceUrl",
  "activity-list": "/common/activity/list",
  "game-feature-list": "/common/gameFeature/list",
  "video-list": "/video/list",
  "racing-list": "/racing/list",
  "count-info": "/count/info",
  "exhibition-list": "/exhibition/list",
  "contribution-video-list": "/contributionVideo/list",
};

/** Paths of the POST calls below {@link CONTENT_BASE}; only functions answer them. */
export const EXHIBITION_CHANGE_PATH = "/exhibition/change";
export const COUNT_CHANGE_PATH = "/count/change";
