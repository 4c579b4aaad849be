import type { ColorSet, UnitDisplay } from "../../../../content/types";
import { contrast as ratioOf } from "../../catalogue/contrast";
import type { Entry } from "../../read/entry";
import type { Finding } from "../problem";
import { placeName } from "../words";
import type { Rule } from "./rule";

/** Least contrast of text, and of lines and markers (WCAG 2.2 AA). */
const TEXT = 4.5;
const SHAPE = 3;

/** A colour, the surfaces that it must stand out from, and how much; one surface is enough if `any`. */
interface Demand<Names> {
  color: Names;
  on: (keyof ColorSet)[];
  least: number;
  any?: true;
}

const IN_SET: Demand<keyof ColorSet>[] = [
  { color: "text", on: ["color1", "color2"], least: TEXT },
  { color: "cv", on: ["light"], least: TEXT },
  { color: "bar", on: ["light"], least: SHAPE },
  { color: "border", on: ["color1", "light"], least: SHAPE, any: true },
];

const IN_DISPLAY: Demand<keyof UnitDisplay>[] = [
  { color: "nameColor", on: ["color1"], least: TEXT },
  { color: "sloganColor", on: ["color1"], least: TEXT },
  { color: "cvColor", on: ["light"], least: TEXT },
  { color: "otherColor", on: ["light"], least: TEXT },
];

type Find<Names> = (name: Names) => string | undefined;

/** Text stands out from its surface by 4.5 to 1, lines and markers by 3 to 1. */
export const contrast: Rule = {
  name: "contrast",
  *check({ units, otherCharacters, campaigns, trips, venues }) {
    const colored = [trips, otherCharacters, campaigns, venues, units].flat();
    for (const entry of colored as Entry<{ colors?: ColorSet }>[]) {
      const inSet: Find<keyof ColorSet> = (name) => entry.get("colors", name);
      yield* tooFaint(entry.file, "colors", IN_SET, inSet, inSet);
    }
    for (const unit of units) {
      const inSet: Find<keyof ColorSet> = (name) => unit.get("colors", name);
      const inDisplay: Find<keyof UnitDisplay> = (name) => unit.get("display", name);
      yield* tooFaint(unit.file, "display", IN_DISPLAY, inDisplay, inSet);
      const chip: Find<keyof ColorSet> = () => inDisplay("circleColor");
      const onChip = [{ color: "otherColor" as const, on: ["color1" as const], least: TEXT }];
      yield* tooFaint(unit.file, "display", onChip, inDisplay, chip, "circleColor");
    }
  },
};

function* tooFaint<Names extends string>(
  file: string,
  property: string,
  demands: Demand<Names>[],
  colorOf: Find<Names>,
  surfaceOf: Find<keyof ColorSet>,
  surfaceName?: string,
): Iterable<Finding> {
  for (const { color, on, least, any } of demands) {
    const written = colorOf(color);
    const ratios = on.flatMap((surface) => {
      const other = surfaceOf(surface);
      if (written === undefined || other === undefined) return [];
      return [{ name: surfaceName ?? surface, other, ratio: ratioOf(written, other) }];
    });
    const failing = ratios.filter(({ ratio }) => ratio < least);
    const [worst] = failing.toSorted((one, two) => one.ratio - two.ratio);
    if (!worst || (any && failing.length < on.length)) continue;
    const against = failing.map(
      ({ name, other, ratio }) => `${cut(ratio)} to 1 on ${name} (${other})`,
    );
    yield {
      file,
      path: [property, color],
      message: `${placeName([property, color])} is ${written}, whose contrast is only ${against.join(" and ")}`,
      allowed: `${least} to 1 or more${any ? " on one of them" : ""}`,
    };
  }
}

/** Two decimals, cut and not rounded, so that 4.499 does not read as 4.50. */
const cut = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
