import type { Rule } from "./rule";
import { standLists } from "./stand-lists";

/** A new stand is arranged by the places of its style. */
export const standPlaces: Rule = {
  name: "stand-places",
  description: "Stands, and only they, say where the first layers go.",
  *check(content) {
    for (const { entry, kind } of standLists(content)) {
      for (const { value, index } of entry.items("parts")) {
        const part = `parts, item ${index + 1} (${value.key})`;
        if (kind === "stand" && !value.places) {
          yield entry.finding(["parts", index], {
            message: `${part} does not say where the first layers go`,
            allowed: "places with top, picture, foot and panel",
          });
        }
        if (kind !== "stand" && value.places) {
          yield entry.finding(["parts", index, "places"], {
            message: `${part} has places for layers, but it is no stand`,
            allowed: "places on stands only",
          });
        }
      }
    }
  },
};
