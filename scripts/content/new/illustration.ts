import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
  sheetOf,
} from "../../../lib/content/illustrations/kinds";
import { listFiles } from "../../../lib/content/read/list-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { CommandRequest, Outcome } from "../command";
import { Draft } from "../draft/draft";
import { knownName } from "../unknown-name";
import { UsageError } from "../usage-error";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The folders of illustrations by the words that the command knows them by: `scenery`. */
export const ILLUSTRATION_WORDS: ReadonlyMap<string, IllustrationFolder> = new Map(
  Object.entries(ILLUSTRATIONS).map(([folder, { title }]) => [
    title.replace(/Name$/, "").toLowerCase(),
    folder as IllustrationFolder,
  ]),
);

/**
 * Copies an illustration under another name for a person to draw on.
 * @param given name of the new one; it is asked for if there is none
 * @param like name of the one that is copied; the first of the folder if there is none
 * @throws UsageError if a name is missing, taken or none
 */
export async function newIllustration(
  { root, terminal }: Pick<CommandRequest, "root" | "terminal">,
  folder: IllustrationFolder,
  given?: string,
  like?: string,
): Promise<Outcome> {
  const { noun, sheets }: IllustrationKind = ILLUSTRATIONS[folder];
  const name = given ?? (await terminal.ask(`Name of ${noun} (such as old-town) > `)) ?? "";
  if (!NAME.test(name)) {
    throw new UsageError(
      `"${name}" cannot be the name of a drawing: small letters, digits and - can.`,
    );
  }
  const draft = new Draft(root);
  const { illustrations } = listFiles(draft.snapshot());
  const known = illustrations
    .filter((one) => one.folder === folder)
    .map(({ key }) => sheetOf(key).name);
  const model = like === undefined ? known[0] : knownName("drawing", like, known);
  const files = Object.keys(sheets).map((sheet) => {
    const fileOf = (of = "") =>
      `${CONTENT}/art/${folder}/${[of, sheet].filter(Boolean).join(".")}.svg`;
    return { from: fileOf(model), to: fileOf(name) };
  });
  const taken = files.find(({ to }) => draft.text(to) !== undefined);
  if (taken) throw new UsageError(`There is ${taken.to} already.`);
  for (const { from, to } of files) {
    const text = draft.text(from);
    if (text === undefined) throw new UsageError(`There is no ${from} to begin with.`);
    draft.write(to, text);
  }
  await draft.followSchemas();
  draft.save();
  const written = files.map(({ to }) => `  ${to}`).join("\n");
  const text = `Written, as copies of ${model}:\n${written}\n\ndocs/drawings.md says what names it, and how it is drawn; npm run content preview shows it once it is named.`;
  return { text, code: 0 };
}
