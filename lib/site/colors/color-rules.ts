import { isDeepStrictEqual } from "node:util";
import type { ColorSet, UnitDisplay } from "../../../content/types";
import { colorsOfUnit } from "../../content/catalogue/colors-of-unit";
import { createLookUps } from "../../content/catalogue/look-ups";
import type { Catalogue } from "../../content/catalogue/read-catalogue";

/**
 * The style sheet of all colours, as custom properties on `data-unit`, `data-character` (a figure of unit
 * `other` brings a whole colour set of its own), `data-trip`, `data-campaign` and `data-venue`; a line for
 * each rule. A trip has a rule only where its set is not that of its unit: its page carries both attributes.
 */
export function colorRules(catalogue: Catalogue): string {
  const { unitColors } = createLookUps(catalogue);
  const figures = unitColors("other");
  const rules = [
    ...catalogue.units.map((unit) =>
      rule("unit", unit.id, { ...surfaces(colorsOfUnit(unit)), ...display(unit.display) }),
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
  ];
  return rules.map((one) => `${one}\n`).join("");
}

// Only units have a display record: elsewhere the same roles come from the colour set.
function colorSet(colors: ColorSet) {
  const { color1, text, cv, light } = colors;
  return {
    ...surfaces(colors),
    base: color1,
    name: text,
    slogan: text,
    "cv-line": cv,
    circle: light,
  };
}

function surfaces({ color1, color2, border, text, light, bar, cv }: ColorSet) {
  return { color1, color2, border, text, light, bar, cv };
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

function rule(attribute: string, value: string, properties: Record<string, string>): string {
  const declared = Object.entries(properties).map(([name, color]) => `--${name}:${color}`);
  return `[data-${attribute}="${value}"]{${declared.join(";")}}`;
}
