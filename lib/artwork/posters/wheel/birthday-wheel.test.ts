import { art, opacity, people, UNDRAWABLE } from "../../../../test/drawing";
import { birthdayWheelSvg } from "./birthday-wheel";

const seated = people(3).map((subject, index) => ({
  subject,
  birthday: `0${index + 1}-10`,
  seat: index === 2 ? undefined : { angle: index * 30, radius: 500 },
}));
const born = { people: seated, frame: art("frames/birthday-wheel") };

it("is round, drawn without text, and the same each time", async () => {
  const svg = birthdayWheelSvg(born);
  expect(svg).not.toMatch(UNDRAWABLE);
  expect(birthdayWheelSvg(born)).toBe(svg);
  expect((await opacity(svg)).between(0, 0.002).most).toBe(0);
});

it("has a head for each character with a seat, and a pin for each character", () => {
  const svg = birthdayWheelSvg(born);
  expect(svg.match(/id="coin-/g)).toHaveLength(2);
  expect(svg.match(/r="9"/g)).toHaveLength(3);
});
