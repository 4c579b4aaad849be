import { ACHIEVEMENT_KEYS } from "#test/achievement-keys";
import { ACHIEVEMENTS } from "./film-entry";

it("are those that are counted, in that order, each with its words", () => {
  expect(ACHIEVEMENTS.map(({ key }) => key)).toEqual(ACHIEVEMENT_KEYS);
});
