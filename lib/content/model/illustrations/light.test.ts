import { LIGHT_ATTRIBUTES, levelIn } from "./light";

const light = { house: 0.5, stage: 0.2, ghost: 1 };

it.each([
  ["house", 0.5],
  ["stage 0.9, house 0.4", 0.2],
  ["stage 0.9, house 0.4 + 0.1", 0.3],
  ["stage 0.9 + ghost 0.14 + 0.1", 0.42],
])("%s is a level of %d", (said, level) => {
  expect(said).toMatch(LIGHT_ATTRIBUTES["data-light"].pattern);
  expect(levelIn(said, light)).toBeCloseTo(level);
});

it.each(["", "moon", "house 0.9 stage", "house + stage", "0.9"])(
  "%p is not a valid light",
  (said) => {
    expect(said).not.toMatch(LIGHT_ATTRIBUTES["data-light"].pattern);
  },
);
