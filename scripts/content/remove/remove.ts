import { posix } from "node:path";
import { CommandError } from "../../../lib/command-line/command-error";
import { REDIRECTS_FILE } from "../../../lib/content/model/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { readContent } from "../../../lib/content/read/read-content";
import { findReferences } from "../../../lib/content/read/references/find-references";
import type { Problem } from "../../../lib/content/model/problems/problem";
import type { PlacedReference } from "../../../lib/content/model/references/reference";
import { report } from "../../../lib/content/check/report";
import { counted, placeName, shown } from "../../../lib/content/model/problems/words";
import { gamesOf } from "../check/games";
import { command } from "../command";
import { Draft } from "../draft/draft";
import { assertRecord, kindByName } from "../kinds/kind-by-name";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";
import { mentionLines } from "../mentions";
import { isRedirected, UNPUBLISHED_HINT } from "../redirects/redirect";
import { validContent } from "../valid-content";
import { gamesLines } from "./games";
import { planRemove, type RemovePlan } from "./plan";
import { refersTo } from "./targets";

const USAGE = `npm run content -- remove KIND NAME [--to ADDRESS] [--with-members] [--with-songs] [--unpublished] [--yes | --dry-run]

  KIND            ${Object.entries(NAMED_KINDS)
    .filter(([name]) => name !== "trip")
    .map(([name, { nameProperty }]) => `${name} (by its ${nameProperty})`)
    .join(", ")}
  --to ADDRESS    the page to show at the old address; else the nearest one that remains
  --with-members  a unit goes with its members
  --with-songs    songs that only those removed sing, and albums of these alone, go too
  --unpublished   it was never published: add no redirect, and take it out of the games again
  --yes           write it; without it the command only says what would change
  --dry-run       only say what would change

Removes the record from every list, and a twin's link to it. If only a person can decide what to put
in its place (a leader, a link, a picture), nothing is written and the places are listed. Texts that
may still name the record are listed too.`;

/** Reminder of dry runs for a song, which has no address. */
const GAMES_HINT =
  "If it was never published, add --unpublished: then it is taken out of the games again.";

export const remove = command({
  summary: "removes a record from every list, and redirects its address",
  usage: USAGE,
  options: {
    to: { type: "string" },
    "with-members": { type: "boolean", default: false },
    "with-songs": { type: "boolean", default: false },
    unpublished: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
  count: 2,
  async run(root, { values, positionals: [kindName = "", name = ""] }) {
    const kind = kindByName(kindName);
    if (kind === "trip") {
      throw new CommandError(
        "A trip cannot be removed: the specification names the page of each.",
        1,
      );
    }
    const content = validContent(root);
    const references = findReferences(content);
    assertRecord(kind, name, content);
    const plan = planRemove(new Draft(root, content), kind, name, {
      references,
      to: values.to,
      withMembers: values["with-members"],
      withSongs: values["with-songs"],
      isPublished: !values.unpublished,
    });
    const commandWith: Command = (...more) => {
      const to = values.to ? ` --to ${values.to}` : "";
      const flags = OPTIONS.filter((one) => values[one] || more.includes(one));
      return `npm run content -- remove ${kindName} ${name}${to}${flags.map((one) => ` --${one}`).join("")}`;
    };
    assertRemovable(plan, values, commandWith);
    for (const { file, fixed } of gamesOf(readContent(plan.draft.snapshot()))) {
      plan.draft.write(file, fixed);
    }
    await plan.draft.updateGeneratedFiles();
    const isDry = values["dry-run"] || !values.yes;
    const text = removeReport(root, plan, isDry);
    if (!isDry) plan.draft.save();
    const isMoved = plan.targets.some((one) => one.address && isRedirected(one.address(one.name)));
    const isHinted = (isMoved || kind === "song") && !values.unpublished;
    const hint = isHinted ? [kind === "song" ? GAMES_HINT : UNPUBLISHED_HINT] : [];
    return [
      text,
      "",
      ...(isDry ? [...hint, `To do it: ${commandWith("yes")}`] : ["Removed."]),
    ].join("\n");
  },
});

/** Options in the order in which commands are proposed. */
const OPTIONS = ["with-members", "with-songs", "unpublished", "yes"] as const;

/** The command as it was given, with more options. */
type Command = (...more: (typeof OPTIONS)[number][]) => string;

interface Choices {
  readonly to?: string | undefined;
  readonly "with-members": boolean;
  readonly unpublished: boolean;
}

/** @throws CommandError with the reason if a record cannot be removed yet */
function assertRemovable(
  { draft, targets, open, notices }: RemovePlan,
  { to, "with-members": withMembers, unpublished }: Choices,
  commandWith: Command,
): void {
  // Remaining references are listed by their current positions.
  const dangling = new Set(
    findReferences(draft.snapshot())
      .filter((one) => targets.some((target) => refersTo(one, target)))
      .map(positionOf),
  );
  const others = draft.check().filter((problem) => !dangling.has(positionOf(problem)));
  if (open.length === 0 && others.length === 0) return;
  const redirectProblems = others.filter(({ file }) => file === `${CONTENT}/${REDIRECTS_FILE}`);
  if (to !== undefined && redirectProblems.length > 0) {
    throw new CommandError(
      `Nothing was written: its old address cannot lead to ${JSON.stringify(to)}.\n\n${report(redirectProblems)}`,
      1,
    );
  }
  const lines = ["Nothing was written: a person has to decide first.", ""];
  if (open.length > 0) {
    const name = targets[0]?.name;
    lines.push(
      `${counted(open.length, "place")} name${open.length === 1 ? "s" : ""} ${name}:`,
      ...open.map(positionLine),
    );
  }
  if (others.length > 0) {
    if (open.length > 0) lines.push("");
    lines.push("Without it the check would say:", report(others));
  }
  if (targets[0]?.kind === "unit" && !withMembers) {
    const words =
      "To remove it with its members, the songs that only they sing, and the albums of these alone:";
    lines.push("", words, `  ${commandWith("with-members", "with-songs")}`);
  }
  const flags = unpublished ? " --unpublished" : "";
  lines.push(...firstSteps([...open, ...others], commandWith, flags), ...noticeLines(notices));
  throw new CommandError(lines.join("\n"), 1);
}

/** Lines about the records which cannot be without the removed one, with the commands that remove them. */
function firstSteps(
  found: readonly (Pick<Problem, "file"> & { rule?: string })[],
  commandWith: Command,
  flags: string,
): string[] {
  const of = (kind: KindName, rule?: string) =>
    found.filter((one) => one.rule === rule && posix.dirname(one.file) === folderOf(kind));
  const units = of("unit", "unit-size").map(({ file }) => posix.basename(file, ".json"));
  const lines: string[] = [];
  if (of("song").length > 0 || of("album", "length").length > 0) {
    const words = "Give each song another singer, and each album another song, or remove them too:";
    lines.push("", words, `  ${commandWith("with-songs")}`);
  }
  if (units.length > 0) {
    lines.push(
      "",
      "Give the unit another member, or remove it:",
      ...units.map((id) => `  npm run content -- remove unit ${id} --with-members${flags}`),
    );
  }
  return lines;
}

/** Lines about notices that name no other unit or idol. */
function noticeLines(notices: readonly string[]): string[] {
  if (notices.length === 0) return [];
  const words = "Notices that name nothing else stay, without it; to remove them:";
  return ["", words, ...notices.map((id) => `  npm run content -- remove notice ${id}`)];
}

const folderOf = (kind: KindName) => posix.dirname(NAMED_KINDS[kind].files("x")[0] ?? "");

const positionOf = ({ file, line, column }: Pick<PlacedReference, "file" | "line" | "column">) =>
  `${file}:${line}:${column}`;

const positionLine = ({ file, path, value, ...position }: PlacedReference): string =>
  `${positionOf({ file, ...position })}  ${file.endsWith(".md") ? "a link" : placeName(path)} is ${shown(value)}`;

function removeReport(root: string, plan: RemovePlan, isDry: boolean): string {
  const { draft, targets, changed, drawings, notices, texts } = plan;
  const others =
    changed.length === 0
      ? "Other records stay as they are"
      : `${counted(changed.length, "place")} of other records ${isDry ? "would be changed" : "changed"}`;
  const lines = [
    ...draft.changes().map(({ file, kind }) => `${file} ${isDry ? `would be ${kind}` : kind}`),
    "",
    `${others}${isDry ? "; nothing was written" : ""}.`,
  ];
  if (drawings.length > 0) {
    const words =
      "Drawings that nothing else names stay; delete those that you made for it, then run npm run types:";
    lines.push("", words, ...drawings.map((file) => `  ${file}`));
  }
  lines.push(...noticeLines(notices));
  if (texts.length > 0) {
    lines.push(
      "",
      "Texts that may still name it are left as they are; read each (lines as they are afterwards):",
      ...texts.map((one) => `  ${positionOf(one)}  ${one.name}`),
    );
  }
  lines.push(
    ...gamesLines(draft, new Set(targets.flatMap(({ ids }) => ids))),
    ...mentionLines(
      root,
      targets.map(({ name }) => name),
    ),
  );
  return lines.join("\n");
}
