import { BLUE, MARK, PINK, UNDRAWABLE } from "../../../../test/drawing";
import { type UnitMarkSubject, unitMarkSvg } from "./unit-mark";

const LANTERN: UnitMarkSubject = { id: "fine", name: "Lantern", colors: BLUE, mark: MARK };

it("is drawn in the name and the colours of the unit, with a white edge", () => {
  const mark = unitMarkSvg(LANTERN);
  expect(mark).toContain(`fill="${BLUE.color1}"`);
  expect(mark).toContain('fill="#ffffff" stroke="#ffffff" stroke-width="36"');
  expect(mark).not.toMatch(UNDRAWABLE);
  expect(mark).not.toBe(unitMarkSvg({ ...LANTERN, name: "Lamp" }));
  expect(unitMarkSvg({ ...LANTERN, colors: PINK })).not.toContain(BLUE.color1);
});

it("has the spot colours of the unit's backdrop", () => {
  const spotted = MARK.replace("var(--base, #305daa)", "var(--spot-1, #ffd84a)");
  const own = { ...LANTERN, mark: spotted, backdrop: '<svg data-spots="#e2b65e">' } as const;
  expect(unitMarkSvg(own)).toContain('fill="#e2b65e"');
});
