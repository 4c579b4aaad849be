import { opacity, people, UNDRAWABLE } from "../../../../test/drawing";
import { birthdayWheelSvg } from "./birthday-wheel";

const born = people(3).map((subject, place) => ({ subject, birthday: `0${place + 1}-10` }));

it("is round, drawn without text, and the same each time", async () => {
  const svg = birthdayWheelSvg(born);
  expect(svg).not.toMatch(UNDRAWABLE);
  expect(birthdayWheelSvg(born)).toBe(svg);
  expect((await opacity(svg)).between(0, 0.002).most).toBe(0);
});

it("has a head for everybody, and a pin for who finds no seat", () => {
  const crowd = Array.from({ length: 40 }, (_, id) => {
    const [{ subject }] = born as [(typeof born)[number]];
    return { subject: { ...subject, id }, birthday: "05-05" };
  });
  const heads = (svg: string) => svg.match(/id="wheel-/g)?.length ?? 0;
  const svg = birthdayWheelSvg(crowd);
  expect(heads(birthdayWheelSvg(born))).toBe(3);
  expect(heads(svg)).toBeLessThan(crowd.length);
  expect(svg.match(/r="9"/g)).toHaveLength(crowd.length);
});
