import countInfo from "../shapes/count-info";
import exhibitionList from "../shapes/exhibition-list";
import exhibitionChangeAnswer from "../shapes/exhibition-change-answer";
import racingList from "../shapes/racing-list";

/** What the exhibition and the film, with its counts and standings, ask for. */
export default {
  "count-info": countInfo,
  "exhibition-list": exhibitionList,
  "exhibition-change-answer": exhibitionChangeAnswer,
  "racing-list": racingList,
};
