import { CLOSED_UNITS } from "../../lib/content/check/rules/reserved-ids";
import type { Snapshot } from "../../lib/content/read/snapshot";
import { findReferences } from "../../lib/content/read/references/find-references";
import { Draft } from "../../scripts/content/draft/draft";
import { namesOf } from "../../scripts/content/kinds/kind-by-name";
import type { KindName } from "../../scripts/content/kinds/kinds";
import { planRename } from "../../scripts/content/rename/plan";

/** Suffixes for renamed records by kind; trips are numbered and have no other names. */
const ENDINGS = {
  character: "_later",
  unit: "later",
  club: "Later",
  campaign: "_later",
  notice: "-later",
} as const satisfies Partial<Record<KindName, string>>;

/** Content after `npm run content rename` of one record of each kind. */
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
