import activityList from "../shapes/activity-list";
import gameFeatureList from "../shapes/game-feature-list";

/** What the home page and the notice board ask for. */
export default {
  "activity-list": activityList,
  "game-feature-list": gameFeatureList,
};
