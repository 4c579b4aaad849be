import { ACHIEVEMENT_KEYS as COUNTED } from "#lib/api/achievement-keys";
import { ACHIEVEMENT_KEYS } from "./achievement-keys";
import { ACHIEVEMENTS } from "./achievements";

it("are those that are counted, in that order, each with its words", () => {
  expect(ACHIEVEMENT_KEYS).toEqual(COUNTED);
  expect(ACHIEVEMENTS.map(({ key }) => key)).toEqual(COUNTED);
});
