import type { Character } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import { shown } from "../../model/problems/words";
import { byName, charactersById, ROSTER, withName } from "./known";
import { LATER } from "./reserved-ids";
import { eachOf, type Rule } from "./rule";

/**
 * A page of the audition names the character of its slug, a newcomer's audition record, and no twin but the linked one.
 */
export const fourPieceIdol: Rule = {
  name: "four-piece-idol",
  dependsOn: ROSTER,
  check: eachOf("fourPiece", function* (entry, content) {
    const characters = charactersById(content);
    const named = (id: number) => withName(id, characters);
    const [id, twin] = [entry.get("character"), entry.get("twin")];
    if (id === undefined) return;
    const idol = content.characters.find(
      (one) => one.get("unit") !== "4piece" && [entry.key, entry.get("slug")].includes(slugOf(one)),
    );
    const own = idol?.get("id");
    if (id !== own) {
      yield entry.finding(["character"], {
        message: `character is ${named(id)}, which is not the id of ${shown(entry.key)}`,
        allowed: "the id of the idol that the page is named after; of a newcomer the later one",
        suggestion: own === undefined ? undefined : named(own),
      });
      return;
    }
    const wanted = id > LATER ? id - LATER : undefined;
    const written = entry.get("audition");
    if (entry.isWhole("audition") && written !== wanted) {
      yield entry.finding(entry.has("audition") ? ["audition"] : [], {
        message:
          wanted === undefined
            ? `audition is ${written}, but ${id} is not a newcomer and has no audition record`
            : `audition is ${written ?? "missing"}, but the audition record of ${id} is ${wanted}`,
        allowed: "the id of a newcomer’s record of unit 4piece, and none for others",
        suggestion: wanted === undefined ? undefined : String(wanted),
      });
    }
    const linked = byName(content.characters, "cname")
      .get(idol?.get("vid") ?? "")
      ?.get("id");
    if (twin === undefined || twin === linked) return;
    yield entry.finding(["twin"], {
      message: `twin is ${named(twin)}, which is not linked with ${shown(idol?.get("cname"))}`,
      allowed: "the id of the linked character (vid)",
      suggestion: linked === undefined ? undefined : named(linked),
    });
  }),
};

/** Slug of an idol on these pages: made from the real name if there is a stage name. */
function slugOf(character: Entry<Character>): string {
  const real = character.get("names", "realName");
  const cname = character.get("cname") ?? character.key;
  return real?.toLowerCase().split(" ").toReversed().join("_") ?? cname;
}
