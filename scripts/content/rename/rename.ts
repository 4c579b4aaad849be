import { counted, shown } from "../../../lib/content/model/problems/words";
import { findReferences } from "../../../lib/content/read/references/find-references";
import { command } from "../command";
import { Draft } from "../draft/draft";
import { assertNewName, assertRecord, kindByName } from "../kinds/kind-by-name";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";
import { titlesOf } from "../kinds/titles";
import { namesInTexts, textMentions } from "../kinds/text-mentions";
import { mentionLines } from "../mentions";
import { isRedirected, UNPUBLISHED_HINT } from "../redirects/redirect";
import { assertValid, validContent } from "../valid-content";
import { planRename, type RenamePlan } from "./plan";

const USAGE = `npm run content -- rename KIND OLD NEW [--dry-run] [--unpublished]

  KIND           ${Object.entries(NAMED_KINDS)
    .map(([name, { nameProperty }]) => `${name} (by its ${nameProperty})`)
    .join(", ")}
  --dry-run      say what would change, and change nothing
  --unpublished  the old address was never published: add no redirect

Changes every place that names the record, renames its files and pictures, and redirects its old address
to the new one. Nothing is written unless the content is valid afterwards. The name that visitors read
stays as it is: it is a value of the record, name or title, and the command says where, with the texts that have it.`;

export const rename = command({
  summary: "changes the id or slug of a record everywhere, and redirects its old address",
  usage: USAGE,
  options: {
    "dry-run": { type: "boolean", default: false },
    unpublished: { type: "boolean" },
  },
  count: 3,
  async run(root, { values, positionals: [kindName = "", from = "", to = ""] }) {
    const kind = kindByName(kindName);
    const content = validContent(root);
    const references = findReferences(content);
    assertRecord(kind, from, content);
    assertNewName(kind, to, content);
    const planWith = (used: typeof references) =>
      planRename(new Draft(root, content), kind, [from, to], {
        references: used,
        isPublished: !values.unpublished,
      });
    // Keep the schemas' examples: a message must not suggest the refused name itself.
    const { draft: trial } = planWith(references.filter(({ role }) => role !== "example"));
    const problems = trial.check();
    const addressProblems = problems.filter(({ rule }) => rule === "page-address");
    assertValid(
      addressProblems.length > 0 ? addressProblems : problems,
      `"${to}" cannot be its name.`,
    );
    const planned = planWith(references);
    await planned.draft.updateGeneratedFiles();
    const text = renameReport(root, kind, planned, values["dry-run"]);
    if (!values["dry-run"]) planned.draft.save();
    return text;
  },
});

function renameReport(
  root: string,
  kind: KindName,
  { draft, places, moved, drawings, renamings, isPublished }: RenamePlan,
  isDry: boolean,
): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} → ${to}`),
    ...draft
      .changes()
      .filter(({ file }) => !moved.some(({ from, to }) => [from, to].includes(file)))
      .map(({ file, kind: what }) => `${file} ${what}`),
    "",
    `${counted(places.length, "place")}${isDry ? " would change; nothing was written" : ""}.`,
    ...renamings.flatMap(({ kind: { address }, from, to }) =>
      address ? [addressReport(address(from), address(to), { isDry, isPublished })] : [],
    ),
    ...titleReport(draft, kind, renamings),
  ];
  if (drawings.length > 0) {
    const words =
      "Its drawings keep their names; rename the files too, and their names in the record, if you like:";
    lines.push(words, ...drawings.map((file) => `  ${file}`));
  }
  if (kind === "character") lines.push("Favourites are kept by id: visitors lose none.");
  if (kind === "unit")
    lines.push("A visitor who last looked at the unit begins at the default one.");
  const isMoved = renamings.some(
    ({ kind: of, from }) => of.address && isRedirected(of.address(from)),
  );
  if (isDry && isPublished && isMoved) lines.push(UNPUBLISHED_HINT);
  lines.push(
    ...mentionLines(
      root,
      renamings.map(({ from }) => from),
    ),
  );
  return lines.join("\n");
}

function addressReport(
  from: string,
  to: string,
  { isDry, isPublished }: { isDry: boolean; isPublished: boolean },
): string {
  const verb = isDry ? "would lead" : "leads";
  if (!isPublished) return `The address is ${to}. Nothing ${verb} there from ${from}.`;
  return from.includes("#")
    ? `Links from elsewhere to ${from} will open the page without finding the entry: hosts never see what is behind #.`
    : `The address is ${to}; ${from} ${verb} there.`;
}

/** Greatest number of texts listed: after a common name all would be too many to read. */
const MAX_TEXTS = 20;

/** Notes that the title stays, with its file, and lists texts that contain it. */
function titleReport(draft: Draft, kind: KindName, [renaming]: RenamePlan["renamings"]): string[] {
  const names = titlesOf(draft, kind, renaming?.to ?? "");
  const own = new Set(names.map(({ file, line }) => `${file}:${line}`));
  const words = namesInTexts(
    draft,
    names.map(({ text }) => text),
    kind === "character",
  );
  const texts = textMentions(draft, words).filter(({ file, line }) => !own.has(`${file}:${line}`));
  const more = texts.length - MAX_TEXTS;
  return [
    ...names.map(
      ({ text, file, property, line, column }) =>
        `Visitors still read ${shown(text)}: change ${property} in ${file}:${line}:${column} if that is to be another name too.`,
    ),
    ...(texts.length > 0 ? ["Texts that have the name stay as they are too:"] : []),
    ...texts
      .slice(0, MAX_TEXTS)
      .map(({ file, line, column, name }) => `  ${file}:${line}:${column}  ${name}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}
