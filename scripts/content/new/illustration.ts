import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
} from "../../../lib/content/illustrations/kinds";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { CommandRequest, Outcome } from "../command";
import { Draft } from "../draft/draft";
import { UsageError } from "../usage-error";
import { beginning } from "./illustration-template";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The folders of illustrations by the words that the command knows them by: `scenery`. */
export const ILLUSTRATION_WORDS: ReadonlyMap<string, IllustrationFolder> = new Map(
  Object.entries(ILLUSTRATIONS).map(([folder, { title }]) => [
    title.replace(/Name$/, "").toLowerCase(),
    folder as IllustrationFolder,
  ]),
);

/**
 * Writes the files of an illustration for a person to draw on with.
 * @throws UsageError if the name is missing, taken or none
 */
export async function newIllustration(
  { root, terminal }: Pick<CommandRequest, "root" | "terminal">,
  folder: IllustrationFolder,
  given: string | undefined,
): Promise<Outcome> {
  const kind: IllustrationKind = ILLUSTRATIONS[folder];
  const name = given ?? (await terminal.ask(`Name of ${kind.noun} (such as old-town) > `)) ?? "";
  if (!NAME.test(name)) {
    throw new UsageError(
      `"${name}" cannot be the name of a drawing: small letters, digits and - can.`,
    );
  }
  const draft = new Draft(root);
  const fileOf = (sheet: string) =>
    `${CONTENT}/art/${folder}/${[name, sheet].filter(Boolean).join(".")}.svg`;
  const sheets = Object.entries(kind.sheets);
  const taken = sheets.find(([sheet]) => draft.text(fileOf(sheet)) !== undefined);
  if (taken) throw new UsageError(`There is ${fileOf(taken[0])} already.`);
  for (const [sheet, viewBox] of sheets) draft.write(fileOf(sheet), beginning(kind, viewBox));
  await draft.followSchemas();
  draft.save();
  const files = sheets.map(([sheet]) => `  ${fileOf(sheet)}`);
  const text = `Written:\n${files.join("\n")}\n\ndocs/drawings.md says what names it, and how it is drawn; npm run content preview shows it once it is named.`;
  return { text, code: 0 };
}
