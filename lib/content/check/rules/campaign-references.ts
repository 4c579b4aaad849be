import type { CampaignBlock } from "../../../../content/types";
import { nearestWithName } from "../../identity/with-name";
import type { Finding, Path } from "../problem";
import { nearest } from "../suggest";
import { placeName, ranges, shown } from "../words";
import { characterIds, ROSTER } from "./roster";
import type { Rule } from "./rule";

/** A place in a block that names a character. */
interface CharacterPlace {
  path: Path;
  id: number;
}

/** A campaign names characters, notices and campaigns that exist. */
export const campaignReferences: Rule = {
  name: "campaign-references",
  description: "Every character, notice and campaign that a campaign names has a record.",
  leansOn: [...ROSTER, "api/activity-list"],
  *check(content) {
    const { campaigns, noticeIds } = content;
    const ids = characterIds(content);
    const slugs = new Set(campaigns.map(({ key }) => key.replaceAll(".", "/")));
    const posted = new Set(noticeIds);
    for (const entry of campaigns) {
      const unknown = (path: Path, written: string | number, what: string, known: Known): Finding =>
        entry.finding(path, {
          message: `${placeName(path)} is ${shown(written)}, but there is no such ${what}`,
          ...known,
        });
      const named = [
        ...entry.items("cast").map(({ value, index }) => ({ path: ["cast", index], id: value })),
        ...entry
          .items("blocks")
          .flatMap(({ value, index }) => charactersOf(value, ["blocks", index])),
      ];
      for (const { path, id } of named) {
        if (ids.has(id)) continue;
        const suggestion = nearestWithName(id, ids, content.identities.characters);
        yield unknown(path, id, "character", { allowed: ranges([...ids]), suggestion });
      }
      for (const { value, index } of entry.items("blocks")) {
        if (value.kind !== "notices") continue;
        for (const [place, id] of value.notices.entries()) {
          if (posted.has(id)) continue;
          const allowed = "the id of a notice in content/api/activity-list.json";
          const path = ["blocks", index, "notices", place];
          yield unknown(path, id, "notice", {
            allowed,
            suggestion: quoted(nearest(id, noticeIds)),
          });
        }
      }
      for (const { value, index } of entry.items("related")) {
        if (value === entry.key.replaceAll(".", "/")) {
          yield entry.finding(["related", index], {
            message: `related, item ${index + 1} is ${shown(value)}, which is this campaign itself`,
            allowed: "another campaign",
          });
        }
        if (slugs.has(value)) continue;
        const allowed = "the slug of a file in content/campaigns";
        const suggestion = quoted(nearest(value, slugs));
        yield unknown(["related", index], value, "campaign", { allowed, suggestion });
      }
    }
  },
};

const quoted = (name: string | undefined) => (name === undefined ? undefined : shown(name));

type Known = Pick<Finding, "allowed" | "suggestion">;

function charactersOf(block: CampaignBlock, around: Path): CharacterPlace[] {
  const listed = (path: Path, ids: readonly number[] = []) =>
    ids.map((id, place) => ({ path: [...around, ...path, place], id }));
  switch (block.kind) {
    case "cast":
      return block.members.map(({ character }, place) => ({
        path: [...around, "members", place, "character"],
        id: character,
      }));
    case "song":
      return listed(["singers"], block.singers);
    case "cards":
      return block.cards.flatMap(({ members }, place) =>
        listed(["cards", place, "members"], members),
      );
    default:
      return [];
  }
}
