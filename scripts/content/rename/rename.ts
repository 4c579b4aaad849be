import { findReferences } from "../../../lib/content/references/find-references";
import { command } from "../command";
import { Draft } from "../draft/draft";
import { assertExists, assertFree, kindNamed } from "../kinds/kind-named";
import { NAMED_KINDS } from "../kinds/kinds";
import { assertValid, validContent } from "../valid-content";
import { planRename } from "./plan";
import { renameWords } from "./words";

const USAGE = `npm run content -- rename KIND OLD NEW [--dry-run] [--unpublished]

  KIND           ${Object.entries(NAMED_KINDS)
    .map(([name, { nameIs }]) => `${name} (by its ${nameIs})`)
    .join(", ")}
  --dry-run      say what would change, and change nothing
  --unpublished  nobody knows the old address: add no redirect

Every place that names the record is changed, its files and pictures get the new name, and its old address
leads to the new one. Nothing is written unless the content is valid afterwards. The name that visitors read
stays as it is: it is a value of the record, name or title, and the command says where.`;

/** `npm run content rename`: gives a record another name, everywhere. */
export const rename = command({
  summary: "gives a record another id or slug, in every place, and keeps its old address",
  usage: USAGE,
  options: {
    "dry-run": { type: "boolean", default: false },
    unpublished: { type: "boolean" },
  },
  count: 3,
  async run(root, { values, positionals: [kindName = "", from = "", to = ""] }) {
    const kind = kindNamed(kindName);
    const content = validContent(root);
    const references = findReferences(content);
    assertExists(kind, from, references);
    assertFree(kind, to, references);
    const isPublished = !values.unpublished;
    const plan = (among: typeof references) =>
      planRename(new Draft(root, content), kind, [from, to], { references: among, isPublished });
    // A message may show an example of the schema, which must not be the very name that is refused.
    const { draft: tried } = plan(references.filter(({ role }) => role !== "example"));
    assertValid(tried.check(), `"${to}" cannot be its name.`);
    const { draft, ...planned } = plan(references);
    await draft.followSchemas();
    const isDry = values["dry-run"];
    const text = renameWords(root, kind, { draft, ...planned }, { isDry, isPublished });
    if (!isDry) draft.save();
    return text;
  },
});
