import { BLUE, UNDRAWABLE } from "../../../../../test/drawing";
import { unitStyle } from "../../backdrop/unit-style";
import { unitMarkSvg, type UnitMarkSubject } from "../unit-mark";

const LANTERN: UnitMarkSubject = { id: "fine", name: "Lantern", colors: BLUE };

it("is drawn for a unit that has no mark, in its name and colours", () => {
  const mark = unitMarkSvg(LANTERN);
  expect(mark).toContain(BLUE.color1);
  expect(mark).not.toMatch(UNDRAWABLE);
  expect(mark).not.toBe(unitMarkSvg({ ...LANTERN, name: "Lamp" }));
});

it("gives way to the mark that the unit names, in the spot colours of its backdrop", () => {
  const own = { ...LANTERN, mark: "knights" } as const;
  expect(unitMarkSvg(own)).not.toBe(unitMarkSvg(LANTERN));
  expect(unitMarkSvg({ ...own, backdrop: "wings" })).not.toBe(unitMarkSvg(own));
  expect(unitMarkSvg({ ...LANTERN, id: "knights" })).toBe(unitMarkSvg(LANTERN));
});

it("stands before scattered stars, unless the unit names a backdrop", () => {
  expect(unitStyle()).toBe(unitStyle("scattered-stars"));
  expect(unitStyle("wings")).not.toBe(unitStyle());
});
