import { CLOSED_UNITS } from "../../lib/content/check/rules/reserved-ids";
import type { Snapshot } from "../../lib/content/read/snapshot";
import { findReferences } from "../../lib/content/read/references/find-references";
import { Draft } from "../../scripts/content/draft/draft";
import { namesOf } from "../../scripts/content/kinds/kind-named";
import type { KindName } from "../../scripts/content/kinds/kinds";
import { planRename } from "../../scripts/content/rename/plan";

/** Suffix of the name of a record of each kind; trips are counted, and have no other names. */
const ENDINGS = {
  character: "_later",
  unit: "later",
  club: "Later",
  campaign: "_later",
  notice: "-later",
} as const satisfies Partial<Record<KindName, string>>;

/** The content once `npm run content rename` has given one record of each kind another name. */
export const renamedContent = (content: Snapshot): Snapshot =>
  (Object.keys(ENDINGS) as (keyof typeof ENDINGS)[]).reduce(renamed, content);

function renamed(content: Snapshot, kind: keyof typeof ENDINGS): Snapshot {
  const references = findReferences(content).filter(({ role }) => role !== "example");
  const name = namesOf(kind, references).find((one) => !CLOSED_UNITS.includes(one)) ?? "";
  const { draft } = planRename(new Draft("", content), kind, [name, name + ENDINGS[kind]], {
    references,
    isPublished: true,
  });
  return draft.snapshot();
}
