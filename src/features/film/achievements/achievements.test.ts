import { ACHIEVEMENT_KEYS } from "../../../../plugins/answers/achievement-keys";
import { ACHIEVEMENTS } from "./achievements";

it("are those that are counted, in that order", () => {
  expect(ACHIEVEMENTS.map(({ key }) => key)).toEqual(ACHIEVEMENT_KEYS);
});
