import { BLUE, MARK, PINK, UNDRAWABLE } from "../../../../test/drawing";
import { type MarkSubject, markSvg } from "./mark";

const LANTERN: MarkSubject = {
  name: "Lantern",
  colors: BLUE,
  mark: MARK,
  spots: ["#ffd84a"],
};

it("is drawn in the name and the colours of the unit, with a white edge", () => {
  const mark = markSvg(LANTERN);
  expect(mark).toContain(`fill="${BLUE.color1}"`);
  expect(mark).toContain('fill="#ffffff" stroke="#ffffff" stroke-width="36"');
  expect(mark).not.toMatch(UNDRAWABLE);
  expect(mark).not.toBe(markSvg({ ...LANTERN, name: "Lamp" }));
  expect(markSvg({ ...LANTERN, colors: PINK })).not.toContain(BLUE.color1);
});

it("has the spot colours that it is given", () => {
  const spotted = MARK.replace("var(--base, #305daa)", "var(--spot-1, #ffd84a)");
  const own = { ...LANTERN, mark: spotted, spots: ["#e2b65e"] } as const;
  expect(markSvg(own)).toContain('fill="#e2b65e"');
});
