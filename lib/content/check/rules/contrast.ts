import { contrast as ratioOf } from "../../model/catalogue/contrast";
import { listed, shown } from "../../model/problems/words";
import { nearestShade } from "./nearest-shade";
import type { Rule } from "./rule";

/** Least contrast of text, and of lines and markers (WCAG 2.2 AA). */
const TEXT = 4.5;
const SHAPE = 3;

/** A colour, its surfaces and the contrast it needs; one surface is enough if `any`. */
interface Demand {
  readonly color: string;
  readonly on: readonly string[];
  readonly least: number;
  readonly any?: true;
}

const DEMANDS: readonly Demand[] = [
  { color: "colors.text", on: ["colors.color1", "colors.color2"], least: TEXT },
  // `display.cvColor` is the same colour (rule `unit-colors-agree`).
  { color: "colors.cv", on: ["colors.light"], least: TEXT },
  { color: "colors.bar", on: ["colors.light"], least: SHAPE },
  { color: "colors.border", on: ["colors.color1", "colors.light"], least: SHAPE, any: true },
  { color: "display.nameColor", on: ["colors.color1", "colors.color2"], least: TEXT },
  { color: "display.sloganColor", on: ["colors.color1", "colors.color2"], least: TEXT },
  { color: "display.otherColor", on: ["colors.light", "display.circleColor"], least: TEXT },
];

interface Failure extends Demand {
  readonly surface: string;
  readonly ratio: number;
}

/** The colour at a place of a record; undefined if missing or unusable. */
type Colors = (place: string) => string | undefined;

/** Text has a contrast of 4.5 to 1 with its surface, lines and markers 3 to 1. */
export const contrast: Rule = {
  name: "contrast",
  *check({ units, otherCharacters, campaigns, trips, venues }) {
    for (const entry of [trips, otherCharacters, campaigns, venues, units].flat()) {
      const colors: Colors = (place) => {
        const path = place.split(".");
        return entry.isWhole(...path) ? (entry.at(path) as string | undefined) : undefined;
      };
      const failures = failuresIn(colors);
      const surfaces = new Set(failures.map(({ surface }) => surface));
      const wrong = [...surfaces].filter((one) => isLikelyWrong(one, failures, colors));
      const others = failures.filter(({ surface }) => !wrong.includes(surface));
      for (const place of new Set([...wrong, ...others.map(({ color }) => color)])) {
        const isSurface = wrong.includes(place);
        const own = isSurface
          ? failures.filter(({ surface }) => surface === place)
          : others.filter(({ color }) => color === place);
        const against = own.map(({ color, surface, ratio }) => {
          const other = isSurface ? color : surface;
          return `${cut(ratio)} to 1 ${isSurface ? "under" : "on"} ${nameOf(other)} (${colors(other)})`;
        });
        const [{ surface = "", any = false } = {}] = own;
        const instead = !isSurface && own.length === 1 && betterShade(colors, surface);
        const better = betterShade(colors, place);
        yield entry.finding(place.split("."), {
          message: `${place} is ${colors(place)}, whose contrast is only ${listed(against)}`,
          allowed: [
            `${Math.max(...own.map(({ least }) => least))} to 1 or more`,
            any ? " on one of them" : "",
            instead ? `, or ${shown(instead)} as ${nameOf(surface)}` : "",
          ].join(""),
          suggestion: better && shown(better),
        });
      }
    }
  },
};

/** Pairs with too little contrast; none of a colour for which one surface is enough, if it has that. */
function failuresIn(colors: Colors): readonly Failure[] {
  return DEMANDS.flatMap((demand) => {
    const color = colors(demand.color);
    const failing = demand.on.flatMap((surface): Failure[] => {
      const other = colors(surface);
      const ratio = color && other ? ratioOf(color, other) : demand.least;
      return ratio < demand.least ? [{ ...demand, surface, ratio }] : [];
    });
    return demand.any && failing.length < demand.on.length ? [] : failing;
  });
}

/** True if several colours fail on a surface, or one that no shade of its own helps; another surface does. */
function isLikelyWrong(surface: string, failures: readonly Failure[], colors: Colors): boolean {
  const on = failures.filter((one) => one.surface === surface && !one.any);
  const isSeveral = on.length > 1 || (on[0] && !betterShade(colors, on[0].color));
  return isSeveral === true && betterShade(colors, surface) !== undefined;
}

/** The nearest shade of a colour with which no pair fails that it is part of. */
function betterShade(colors: Colors, place: string): string | undefined {
  return nearestShade(colors(place) ?? "", (shade) =>
    failuresIn((one) => (one === place ? shade : colors(one))).every(
      ({ color, surface }) => color !== place && surface !== place,
    ),
  );
}

const nameOf = (place: string): string => place.split(".").at(-1) ?? place;

/** Two decimals, truncated, so that 4.499 does not read as 4.50. */
const cut = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
