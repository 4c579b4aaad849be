import type { CharacterId } from "../../../../content/types";
import { withName } from "../../identity/with-name";
import { shown } from "../words";
import { ROSTER } from "./roster";
import type { Rule } from "./rule";

/** Everybody who steps out has a figure, and does so once. */
export const filmCast: Rule = {
  name: "film-cast",
  description: "Everybody in the cast of the film has a figure, and steps out once.",
  leansOn: ROSTER,
  *check(content) {
    const { characters } = content.identities;
    const seen = new Map<CharacterId, string>();
    const emblems = new Set(
      content.characters
        .filter((one) => one.get("look")?.kind === "emblem")
        .map((one) => one.get("id")),
    );
    for (const chapter of content.film) {
      for (const { value, index } of chapter.items("cast")) {
        for (const [place, id] of value.members.entries()) {
          const path = ["cast", index, "members", place];
          const other = seen.get(id);
          seen.set(id, other ?? chapter.file);
          if (emblems.has(id)) {
            yield chapter.finding(path, {
              message: `${withName(id, characters)} has an emblem in place of a figure, and cannot stand on a stage`,
              allowed: `characters whose look is of kind ${shown("portrait")}`,
            });
          } else if (other !== undefined) {
            yield chapter.finding(path, {
              message: `${withName(id, characters)} has stepped out already, in ${other}`,
              allowed: "each of the cast once in the film",
            });
          }
        }
      }
    }
  },
};
