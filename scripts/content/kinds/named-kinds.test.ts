import { CLOSED_UNITS } from "../../../lib/content/check/rules/reserved-ids";
import { findReferences } from "../../../lib/content/read/references/find-references";
import { testContent } from "../../../test/test-content";
import { Draft } from "../draft/draft";
import { planRemove } from "../remove/plan";
import { planRename } from "../rename/plan";
import { namesOf } from "./kind-by-name";
import { type KindName, NAMED_KINDS } from "./kinds";

const content = testContent();
const references = findReferences(content).filter(({ role }) => role !== "example");
/** All characters, as each stands in other lists, and two records of each other kind. */
const records = (Object.keys(NAMED_KINDS) as KindName[]).flatMap((kind) => {
  const names = namesOf(kind, references);
  const some = kind === "character" ? names : [names.at(0) ?? "", names.at(-1) ?? ""];
  return some.map((name) => [kind, name] as const);
});

/** New names by kind; trips are numbered and have no other. */
const NEW_NAMES: Partial<Record<KindName, string>> = {
  character: "lantern_ann",
  unit: "lantern",
  club: "Lanterns",
  song: "lantern-song",
  album: "lantern-album",
  campaign: "lanterns",
  notice: "-lanterns",
};

it.each(records)("leaves valid files of its own when it removes %s %s", (kind, name) => {
  const options = { references, to: undefined, withMembers: kind === "unit", isPublished: true };
  const { draft, open } = planRemove(new Draft("", content), kind, name, options);
  const problems = draft.check();
  const own = /^content\/(?:redirects|play)\.json$|^content\/schema\//;
  expect(problems.filter(({ file }) => own.test(file))).toEqual([]);
  // A person decides about named places, and about lists that become too short.
  const rules = ["length", "unit-size", "trip-number"];
  const others = problems.filter(({ rule }) => open.length === 0 && !rules.includes(rule));
  expect(others).toEqual([]);
});

it.each(records.filter(([kind, name]) => kind in NEW_NAMES && !CLOSED_UNITS.includes(name)))(
  "leaves valid content, and no place with the old name, when it renames %s %s",
  (kind, name) => {
    // The id of a notice begins with its year.
    const year = kind === "notice" ? name.slice(0, 4) : "";
    const names = [name, year + NEW_NAMES[kind]] as const;
    const { draft } = planRename(new Draft("", content), kind, names, {
      references,
      isPublished: true,
    });
    expect(draft.check()).toEqual([]);
    expect(namesOf(kind, findReferences(draft.snapshot()))).not.toContain(name);
  },
);
