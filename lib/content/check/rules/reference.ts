import { campaignSlugOf, KINDS } from "../../kinds/kinds";
import type { RecordKind } from "../../kinds/kind";
import { nearestWithName } from "../../identity/with-name";
import { meant } from "../suggest";
import { ranges } from "../words";
import { characterIds, ROSTER } from "./roster";
import type { Rule } from "./rule";

/** Kinds whose characters are compared by rules that know more of who was meant. */
const OTHERWISE: ReadonlySet<RecordKind> = new Set([
  KINDS.characters,
  KINDS.clubs,
  KINDS.exhibits,
  KINDS.fourPiece,
  KINDS.otherCharacters,
  KINDS.units,
]);

/** Every character, notice and campaign that a record names has a record. */
export const reference: Rule = {
  name: "reference",
  dependsOn: [...ROSTER, "api/activity-list"],
  *check(content) {
    const ids = characterIds(content);
    const notices = new Set(content.noticeIds);
    const campaigns = new Set(
      content.campaigns.flatMap((one) => [campaignSlugOf(one.key), one.get("slug") ?? ""]),
    );
    for (const { entry, path, refers, value, of } of content.references) {
      if (OTHERWISE.has(of) || !entry.isWhole(...path)) continue;
      const unknown = (what: string, allowed: string, suggestion: string | undefined) =>
        entry.wrong(path, `but there is no such ${what}`, allowed, suggestion);
      if (refers === "characterId" && typeof value === "number" && !ids.has(value)) {
        const near = nearestWithName(value, ids, content.identities.characters);
        yield unknown("character", ranges([...ids]), near);
      }
      if (typeof value !== "string") continue;
      if (refers === "notice" && !notices.has(value)) {
        const allowed = "the id of a notice in content/api/activity-list.json";
        yield unknown("notice", allowed, meant(value, notices));
      }
      if (refers !== "campaign" || path[0] === KINDS.campaigns.naming.nameIs) continue;
      if (!campaigns.has(value)) {
        const allowed = "the slug of a file in content/campaigns";
        yield unknown("campaign", allowed, meant(value, campaigns));
      } else if (value === campaignSlugOf(entry.key)) {
        yield entry.wrong(path, "which is this campaign itself", "another campaign");
      }
    }
  },
};
