import { isDeepStrictEqual } from "node:util";
import type { ColorSet, UnitDisplay } from "../../content/types";
import { colorsOfUnit } from "../catalogue/colors-of-unit";
import type { Catalogue } from "../catalogue/read-catalogue";

/**
 * The style sheet of all unit and character colours, as custom properties on `data-unit` and
 * `data-character` (a figure of unit `other` brings a whole colour set of its own). A trip has a rule on
 * `data-trip` only where its set is not that of its unit: its page carries both attributes.
 */
export function colorRules(catalogue: Catalogue): string {
  const units = catalogue.units.map((unit) =>
    rule(`[data-unit="${unit.id}"]`, {
      ...surfaces(colorsOfUnit(unit)),
      ...display(unit.display),
    }),
  );
  const characters = catalogue.characters.map((character) => {
    const own = catalogue.otherCharacters.find(({ id }) => id === String(character.id));
    return rule(`[data-character="${character.id}"]`, {
      ...(own && { ...surfaces(own.colors), ...ownDisplay(own.colors) }),
      accent: character.color,
    });
  });
  const trips = catalogue.trips
    .filter(({ unitId, colors }) => {
      const unit = catalogue.units.find(({ id }) => id === unitId);
      return !unit || !isDeepStrictEqual(unit.colors, colors);
    })
    .map(({ id, colors }) =>
      rule(`[data-trip="${id}"]`, { ...surfaces(colors), ...ownDisplay(colors) }),
    );
  return [...units, ...characters, ...trips, ""].join("\n");
}

/** The style sheet of all campaigns' colours, on `data-campaign`; only their own pages need it. */
export function campaignColorRules({ campaigns }: Catalogue): string {
  const rules = campaigns.map(({ slug, colors }) =>
    rule(`[data-campaign="${slug}"]`, { ...surfaces(colors), ...ownDisplay(colors) }),
  );
  return [...rules, ""].join("\n");
}

/** The style sheet of the audition's venues, on `data-venue`; only pages that tell of it need it. */
export function venueColorRules({ venues }: Catalogue): string {
  const rules = venues.map(({ id, colors }) =>
    rule(`[data-venue="${id}"]`, { ...surfaces(colors), ...ownDisplay(colors) }),
  );
  return [...rules, ""].join("\n");
}

function surfaces({ color1, color2, border, text, light, bar, cv }: ColorSet) {
  return { color1, color2, border, text, light, bar, cv };
}

// A figure of unit `other` a trip or a venue has no display record: the same roles, from its colour set.
function ownDisplay({ color1, text, cv, light }: ColorSet) {
  return { base: color1, name: text, slogan: text, "cv-line": cv, circle: light };
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

function rule(selector: string, properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  --${name}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}`;
}
