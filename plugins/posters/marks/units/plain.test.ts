import type { UnitId } from "../../../../content/types";
import { unitStyle } from "../../backdrop/unit-style";
import { unitMarkSvg } from "../unit-mark";
import { BLUE, UNDRAWABLE } from "../../../../test/drawing";

it("is drawn for a unit that has no mark, in its name and colours, with a backdrop that works", () => {
  const id = "lantern" as UnitId;
  const mark = unitMarkSvg({ id, name: "Lantern", colors: BLUE });
  expect(mark).toContain(BLUE.color1);
  expect(mark).not.toMatch(UNDRAWABLE);
  expect(mark).not.toBe(unitMarkSvg({ id, name: "Lamp", colors: BLUE }));
  expect(unitStyle(id).spots.length).toBeGreaterThan(0);
});
