import { shown } from "../../model/problems/words";
import { byName, charactersById, isIdTwice } from "./known";
import { charactersSide, disagreements, sideOf, unreturned } from "./mutual";
import type { Rule } from "./rule";

const NONE = "-";

/** vid and vname name the same character, who links back; vnote occurs only with a link. */
const characterLink: Rule = {
  name: "character-link",
  needsAllPlaced: true,
  *check({ characters }) {
    const side = sideOf(characters, "cname", "vid");
    yield* unreturned(side, side);
    const byCname = byName(characters, "cname");
    for (const entry of characters) {
      const [vid, vname] = [entry.get("vid"), entry.get("vname")];
      if (vid === undefined) continue;
      const name = vid === NONE ? NONE : byCname.get(vid)?.get("name");
      if (vname !== undefined && name !== undefined && vname !== name) {
        const what = `but vid ${shown(vid)} is ${shown(name)}`;
        const allowed = 'name and slug of the same character, or both "-"';
        yield entry.wrong(["vname"], what, allowed, shown(name));
      }
      if (vid !== NONE || !entry.has("vnote") || !entry.isWhole("vnote")) continue;
      const message = "vnote says what the linked character is, but there is no link";
      yield entry.finding(["vnote"], { message, allowed: "vnote only beside vid", atName: true });
    }
  },
};

/** A club lists exactly the characters whose circle names it. */
const clubList: Rule = {
  name: "club-list",
  needsAllPlaced: true,
  check(content) {
    if (isIdTwice(content)) return [];
    const clubs = sideOf(content.clubs, "key", "list");
    return disagreements(clubs, charactersSide(charactersById(content), "circle"));
  },
};

export const LINK_RULES: readonly Rule[] = [characterLink, clubList];
