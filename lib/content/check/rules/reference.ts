import { campaignSlugOf, KINDS } from "../../model/kinds/kinds";
import type { RecordKind } from "../../model/kinds/kind";
import type { Finding } from "../../model/problems/problem";
import type { Refers } from "../../model/references/refers";
import { quotedNearest } from "../../model/problems/suggest";
import { ranges } from "../../model/problems/words";
import type { Content } from "../../read/records";
import { byName, charactersById, nearestWithName, ROSTER } from "./known";
import type { Rule } from "./rule";

/** Kinds checked by rules with better suggestions. */
const OTHERWISE: ReadonlySet<RecordKind> = new Set([
  KINDS.fourPiece,
  KINDS.otherCharacters,
  KINDS.units,
]);

/** Every character, notice and campaign that a record names exists. Schemas check other names. */
export const reference: Rule = {
  name: "reference",
  dependsOn: [...ROSTER, "api/activity-list"],
  *check(content) {
    const characters = charactersById(content);
    const cnames = [...byName(content.characters, "cname").keys()];
    const slugs = content.campaigns.flatMap((one) => [campaignSlugOf(one.key), one.get("slug")]);
    const references = content.references.filter(({ of }) => !OTHERWISE.has(of));
    yield* unknownNames(references, {
      character: [new Set(["-", ...cnames]), 'the cname of a record in content/characters, or "-"'],
      notice: [new Set(content.noticeIds), "the id of a notice in content/api/activity-list.json"],
      campaign: [new Set(slugs), "the slug of a file in content/campaigns"],
    });
    for (const { entry, path, refers, value } of references) {
      if (!entry.isWhole(...path)) continue;
      if (refers === "characterId" && typeof value === "number" && !characters.has(value)) {
        const allowed = ranges([...characters.keys()]);
        const near = nearestWithName(value, characters);
        yield entry.wrong(path, "but there is no such character", allowed, near);
      } else if (refers === "campaign" && path.length > 1 && value === campaignSlugOf(entry.key)) {
        yield entry.wrong(path, "which is this campaign itself", "another campaign");
      }
    }
  },
};

/** Problems of references to records that do not exist, by what they refer to. */
export function* unknownNames(
  references: Content["references"],
  known: Partial<Record<Refers, readonly [names: ReadonlySet<unknown>, allowed: string]>>,
): Iterable<Finding> {
  for (const { entry, path, refers, value } of references) {
    const [names, allowed] = known[refers] ?? [];
    if (!names || names.has(value) || !entry.isWhole(...path)) continue;
    const near = quotedNearest(String(value), [...names].map(String));
    yield entry.wrong(path, `but there is no such ${refers}`, allowed, near);
  }
}
