import { isDeepStrictEqual } from "node:util";
import type { ColorSet, UnitDisplay } from "../../../content/types";
import { colorsOfUnit } from "../../content/model/catalogue/colors-of-unit";
import { createLookUps } from "../../content/model/catalogue/look-ups";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import type { Paint } from "../../content/model/pages/page-row";

/**
 * The rules of all colours, by the element that they paint ({@link paintOf}): custom properties on `data-unit`,
 * `data-character` (a figure of unit `other` brings a whole colour set of its own), `data-trip`, `data-campaign`,
 * `data-venue` and `data-agency`. A trip has a rule only where its set is not that of its unit: its page carries both attributes, and
 * the rules of units yield to all others.
 */
export function colorsByPaint(catalogue: Catalogue): Map<string, string> {
  const { unitColors } = createLookUps(catalogue);
  const figures = unitColors("other");
  return new Map([
    ...catalogue.units.map((unit) =>
      rule("unit", unit.id, { ...colorsOfUnit(unit), ...display(unit.display) }),
    ),
    ...catalogue.characters.map((character) => {
      const own = figures[character.id];
      return rule("character", String(character.id), {
        ...(own && colorSet(own)),
        accent: character.color,
      });
    }),
    ...catalogue.trips
      .filter(({ unitId = "", colors }) => !isDeepStrictEqual(unitColors(unitId), colors))
      .map(({ id, colors }) => rule("trip", id, colorSet(colors))),
    ...catalogue.campaigns.map(({ slug, colors }) => rule("campaign", slug, colorSet(colors))),
    ...catalogue.venues.map(({ id, colors }) => rule("venue", id, colorSet(colors))),
    ...catalogue.offices.map(({ id, color }) => rule("agency", id, ofOneColor(color))),
  ]);
}

/** The selector of an element that carries an attribute of colours. */
export const paintOf = (paint: Paint, value: string): string =>
  paint === "unit" ? `:where([data-unit="${value}"])` : `[data-${paint}="${value}"]`;

/** The style sheet of all colours, a line for each rule. */
export const colorRules = (catalogue: Catalogue): string =>
  colorSheet([...colorsByPaint(catalogue).values()]);

/**
 * A style sheet of some of the rules. They are in a layer, which yields to everything else: it does not matter when
 * the sheet arrives, and components that set a colour themselves overrule it.
 */
export const colorSheet = (rules: readonly string[]): string =>
  `@layer colors{\n${rules.map((one) => `${one}\n`).join("")}}\n`;

// Only units have a display record: elsewhere the same roles come from the colour set.
function colorSet(colors: ColorSet) {
  return {
    ...colors,
    base: colors.color1,
    name: colors.text,
    slogan: colors.text,
    "cv-line": colors.cv,
    circle: colors.light,
  };
}

/** White letters on a colour and, where they are small, on a darker tone of it. */
function ofOneColor(color: string) {
  const dark = `color-mix(in srgb,${color} 84%,#17131c)`;
  return { color1: color, color2: dark, text: "#ffffff", bar: color, base: dark, name: "#ffffff" };
}

function display(unit: UnitDisplay) {
  return {
    base: unit.color,
    name: unit.nameColor,
    slogan: unit.sloganColor,
    "cv-line": unit.cvColor,
    other: unit.otherColor,
    circle: unit.circleColor,
  };
}

function rule(paint: Paint, value: string, properties: Record<string, string>): [string, string] {
  const declared = Object.entries(properties).map(([name, color]) => `--${name}:${color}`);
  const element = paintOf(paint, value);
  return [element, `${element}{${declared.join(";")}}`];
}
