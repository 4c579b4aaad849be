import { ACHIEVEMENT_KEYS } from "#test/achievement-keys";
import { ACHIEVEMENTS } from "./film-entry";

it("match the counted ones in order, each with its words", () => {
  expect(ACHIEVEMENTS.map(({ key }) => key)).toEqual(ACHIEVEMENT_KEYS);
});
