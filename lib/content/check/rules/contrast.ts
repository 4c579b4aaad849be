import { contrast as ratioOf } from "../../model/catalogue/contrast";
import type { Entry } from "../../read/entry";
import { placeName, shown } from "../../model/problems/words";
import { nearestShade } from "./nearest-shade";
import type { Rule } from "./rule";

/** Least contrast of text, and of lines and markers (WCAG 2.2 AA). */
const TEXT = 4.5;
const SHAPE = 3;

/** A colour, its surfaces and the contrast it needs; one surface is enough if `any`. */
interface Demand {
  color: string;
  on: string[];
  least: number;
  any?: true;
}

const DEMANDS: Demand[] = [
  { color: "colors.text", on: ["colors.color1", "colors.color2"], least: TEXT },
  { color: "colors.cv", on: ["colors.light"], least: TEXT },
  { color: "colors.bar", on: ["colors.light"], least: SHAPE },
  { color: "colors.border", on: ["colors.color1", "colors.light"], least: SHAPE, any: true },
  { color: "display.nameColor", on: ["colors.color1"], least: TEXT },
  { color: "display.sloganColor", on: ["colors.color1"], least: TEXT },
  { color: "display.cvColor", on: ["colors.light"], least: TEXT },
  { color: "display.otherColor", on: ["colors.light"], least: TEXT },
  { color: "display.otherColor", on: ["display.circleColor"], least: TEXT },
];

interface Failure {
  readonly name: string | undefined;
  readonly other: string | undefined;
  readonly ratio: number;
}

/** Text has a contrast of 4.5 to 1 with its surface, lines and markers 3 to 1. */
export const contrast: Rule = {
  name: "contrast",
  *check({ units, otherCharacters, campaigns, trips, venues }) {
    for (const entry of [trips, otherCharacters, campaigns, venues, units].flat()) {
      for (const demand of DEMANDS) {
        const { color, least, any } = demand;
        const written = colorAt(entry, color);
        const failing = written === undefined ? [] : failuresOf(entry, written, demand);
        if (written === undefined || failing.length === 0) continue;
        const against = failing.map(
          ({ name, other, ratio }) => `${cut(ratio)} to 1 on ${name} (${other})`,
        );
        const others = DEMANDS.filter((one) => one.color === color);
        const better = nearestShade(written, (shade) =>
          others.every((one) => failuresOf(entry, shade, one).length === 0),
        );
        yield entry.finding(color.split("."), {
          message: `${placeName(color.split("."))} is ${written}, whose contrast is only ${against.join(" and ")}`,
          allowed: `${least} to 1 or more${any ? " on one of them" : ""}`,
          suggestion: better && shown(better),
        });
      }
    }
  },
};

/** Surfaces on which a colour has too little contrast; none if one surface is enough. */
function failuresOf(
  entry: Entry<unknown>,
  color: string,
  { on, least, any }: Demand,
): readonly Failure[] {
  const failing = on.flatMap((surface): Failure[] => {
    const other = colorAt(entry, surface);
    const ratio = other ? ratioOf(color, other) : least;
    return ratio < least ? [{ name: surface.split(".").at(-1), other, ratio }] : [];
  });
  return any && failing.length < on.length ? [] : failing;
}

/** The colour at a place of a record; undefined if missing or unusable. */
function colorAt(entry: Entry<unknown>, place: string): string | undefined {
  const path = place.split(".");
  return entry.isWhole(...path) ? (entry.at(path) as string | undefined) : undefined;
}

/** Two decimals, truncated, so that 4.499 does not read as 4.50. */
const cut = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
