import { isDeepStrictEqual } from "node:util";
import type { ColorSet, UnitDisplay } from "../../../content/types";
import { colorsOfUnit } from "../../content/model/catalogue/colors-of-unit";
import { createLookUps } from "../../content/model/catalogue/look-ups";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import type { ColorAttribute } from "../../content/model/pages/page-row";

/**
 * Colour rules of all records by their {@link colorSelector}: custom properties on `data-unit`, `data-character`
 * (figures of the unit `other` have colours of their own), `data-trip`, `data-campaign`, `data-venue` and
 * `data-agency`. A trip has a rule only if its colours differ from its unit's: its page carries both attributes, and
 * rules of units yield to all others.
 */
export function rulesBySelector(catalogue: Catalogue): Map<string, string> {
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
    ...catalogue.offices.map(({ id, color }) => rule("agency", id, derivedColors(color))),
  ]);
}

/** Selector of the elements with a colour attribute. */
export const colorSelector = (attribute: ColorAttribute, value: string): string =>
  attribute === "unit" ? `:where([data-unit="${value}"])` : `[data-${attribute}="${value}"]`;

export const colorRules = (catalogue: Catalogue): string =>
  colorSheet([...rulesBySelector(catalogue).values()]);

/** A style sheet with some of the rules, in a layer: it may arrive at any time, and components' own colours win. */
export const colorSheet = (rules: readonly string[]): string =>
  `@layer colors{\n${rules.map((one) => `${one}\n`).join("")}}\n`;

// Only units have a display record; the others get the same roles from their colour set.
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

/** White text on a colour and, where small, on a darker tone of it. */
function derivedColors(color: string) {
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

function rule(
  attribute: ColorAttribute,
  value: string,
  properties: Record<string, string>,
): [string, string] {
  const declared = Object.entries(properties).map(([name, color]) => `--${name}:${color}`);
  const element = colorSelector(attribute, value);
  return [element, `${element}{${declared.join(";")}}`];
}
