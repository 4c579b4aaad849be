import { checkContent } from "../../../lib/content/check/check-content";
import { REDIRECTS_FILE } from "../../../lib/content/kinds/single-files";
import { CONTENT, takeSnapshot } from "../../../lib/content/read/snapshot";
import { findReferences } from "../../../lib/content/references/find-references";
import type { PlacedReference } from "../../../lib/content/references/reference";
import { report } from "../../../lib/content/check/report";
import { counted, placeName, shown } from "../../../lib/content/check/words";
import { readArguments } from "../../../lib/command-line/read-arguments";
import type { Command } from "../command";
import { Draft } from "../draft/draft";
import { assertExists, kindNamed } from "../kinds/kind-named";
import { NAMED_KINDS } from "../kinds/kinds";
import { mentionLines } from "../mentions";
import { invalid } from "../invalid";
import { planRemove, type RemovePlan } from "./plan";
import { names } from "./targets";

const USAGE = `npm run content -- remove KIND NAME [--to ADDRESS] [--with-members] [--yes]

  KIND            ${Object.entries(NAMED_KINDS)
    .map(([name, { nameIs }]) => `${name} (by its ${nameIs})`)
    .join(", ")}
  --to ADDRESS    the page to show at the old address; else the nearest one that remains
  --with-members  a unit goes with its members
  --yes           write it; without it the command only says what would change

The record is taken out of every list, and a twin's link to it is given up. Where only a person can tell what
should stand in its place (a leader, a link, a picture), nothing is written and the places are listed. Texts that
may still name the record are listed too.`;

/** `npm run content remove`: takes a record away, and mends what named it. */
export const remove: Command = {
  summary: "takes a record away, out of every list, and lets its address lead elsewhere",
  usage: USAGE,
  async run({ root, args }) {
    const { values, positionals } = readArguments(args, {
      options: {
        to: { type: "string" },
        "with-members": { type: "boolean" },
        yes: { type: "boolean", default: false },
      },
      count: 2,
      usage: USAGE,
    });
    const [kindName = "", name = ""] = positionals;
    const kind = kindNamed(kindName);
    const content = takeSnapshot(root);
    const before = checkContent(content);
    if (before.length > 0) return invalid("The content has to be valid first.", before);

    const references = findReferences(content);
    assertExists(kind, name, references);
    const wishes = { to: values.to, withMembers: values["with-members"] ?? false };
    const plan = planRemove(new Draft(root, content), kind, name, { references, ...wishes });
    const refusal = refusalOf(plan, values.to);
    if (refusal !== undefined) return { text: refusal, code: 1 };
    await plan.draft.followSchemas();
    const text = removeWords(root, plan, !values.yes);
    if (values.yes) plan.draft.save();
    return {
      text: values.yes ? `${text}\n\nRemoved.` : `${text}\n\nWith --yes it is written.`,
      code: 0,
    };
  },
};

/** Why a record cannot be taken away yet; undefined if it can. */
function refusalOf(
  { draft, targets, open }: RemovePlan,
  to: string | undefined,
): string | undefined {
  // What still names the record is listed by its place in the files as they are.
  const dangling = new Set(
    findReferences(draft.snapshot())
      .filter((one) => targets.some((target) => names(one, target)))
      .map(placeOf),
  );
  const others = draft.check().filter((problem) => !dangling.has(placeOf(problem)));
  if (open.length === 0 && others.length === 0) return undefined;
  const astray = others.filter(({ file }) => file === `${CONTENT}/${REDIRECTS_FILE}`);
  if (to !== undefined && astray.length > 0) {
    return `Nothing was written: its old address cannot lead to ${JSON.stringify(to)}.\n\n${report(astray)}`;
  }
  const lines = ["Nothing was written: a person has to decide first.", ""];
  if (open.length > 0) {
    const name = targets[0]?.name;
    lines.push(
      `${counted(open.length, "place")} name${open.length === 1 ? "s" : ""} ${name}:`,
      ...open.map(placeLine),
    );
  }
  if (others.length > 0) {
    if (open.length > 0) lines.push("");
    lines.push("Without it the check would say:", report(others));
  }
  return lines.join("\n");
}

const placeOf = ({ file, line, column }: Pick<PlacedReference, "file" | "line" | "column">) =>
  `${file}:${line}:${column}`;

const placeLine = ({ file, path, value, ...position }: PlacedReference): string =>
  `${placeOf({ file, ...position })}  ${file.endsWith(".md") ? "a link" : placeName(path)} is ${shown(value)}`;

function removeWords(root: string, plan: RemovePlan, isDry: boolean): string {
  const { draft, targets, mended, texts } = plan;
  const files = new Set(mended.map(({ file }) => file)).size;
  const ending = isDry ? " would be mended; nothing was written" : " mended";
  const lines = [
    ...draft.changes().map(({ file, kind }) => `${file} ${kind}`),
    "",
    `${counted(mended.length, "place")} in ${counted(files, "file")}${ending}.`,
  ];
  if (texts.length > 0) {
    lines.push(
      "",
      "Texts that may still name it are left as they are; read each (lines as they are afterwards):",
      ...texts.map((one) => `  ${placeOf(one)}  ${one.name}`),
    );
  }
  lines.push(
    ...mentionLines(
      root,
      targets.map(({ name }) => name),
    ),
  );
  return lines.join("\n");
}
