import { applyEdits, type Edit } from "jsonc-parser";
import type { Character, FourPieceIdol } from "../../../content/types";
import type { PlacedReference } from "../../../lib/content/model/references/reference";
import type { Draft } from "../draft/draft";
import { artFiles, FOUR_PIECE_IDOL, type KindName, NAMED_KINDS } from "../kinds/kinds";
import { drawingsUsedOnlyBy } from "../kinds/drawings";
import { type Renaming, renamedValue } from "../kinds/renaming";
import { addRedirects } from "../redirects/redirect";
import { CommandError } from "../../../lib/command-line/command-error";
import { renameInGames } from "./games";

export type RenamePlan = ReturnType<typeof planRename>;

/**
 * Renames a record in the draft: in all references, in the names of its files and pictures, and with a redirect from
 * its old address. Also renames an idol's page of the audition that is named after the idol.
 * @param draft of the current content
 * @param isPublished false if the old address was never public
 * @throws CommandError if a file with the new name exists
 */
export function planRename(
  draft: Draft,
  kind: KindName,
  [from, to]: readonly [string, string],
  { references, isPublished }: { references: readonly PlacedReference[]; isPublished: boolean },
) {
  const renamings: Renaming[] = [{ kind: NAMED_KINDS[kind], from, to }];
  if (kind === "character" && hasAuditionPage(draft, from)) {
    renamings.push({ kind: FOUR_PIECE_IDOL, from, to });
  }
  const records = renamings.flatMap((renaming) => renaming.kind.files(from));
  const drawings = drawingsUsedOnlyBy(draft, records)
    .filter(({ name }) => name === from)
    .flatMap(({ files }) => files);
  const replaced = replaceNames(draft, renamings, references);
  if (kind === "song") renameInGames(draft, from, to);
  const movedFiles = renamings.flatMap((renaming) => moveFiles(draft, renaming));
  const moves = renamings.flatMap(({ kind: { address } }) =>
    address ? [{ from: address(from), to: address(to), isPublished }] : [],
  );
  addRedirects(draft, moves);
  return { draft, renamings, places: replaced, moved: movedFiles, drawings, isPublished };
}

/** True if a page of the audition is named after the idol's cname, not a real name. */
function hasAuditionPage(draft: Draft, cname: string): boolean {
  const [page = "", record = ""] = [
    ...FOUR_PIECE_IDOL.files(cname),
    ...NAMED_KINDS.character.files(cname),
  ];
  if (draft.text(page) === undefined || draft.text(record) === undefined) return false;
  const { character } = draft.record<FourPieceIdol>(page);
  return draft.record<Character>(record).id === character;
}

/** Replaces the old names, and nothing else, in all texts. */
function replaceNames(
  draft: Draft,
  renamings: readonly Renaming[],
  references: readonly PlacedReference[],
): PlacedReference[] {
  const edits = new Map<string, Edit[]>();
  const replaced = references.filter((reference) => {
    const [value] = renamings.flatMap((renaming) => renamedValue(reference, renaming) ?? []);
    if (value === undefined) return false;
    const { file, offset, length } = reference;
    const content = file.endsWith(".md") ? value : JSON.stringify(value);
    edits.set(file, [...(edits.get(file) ?? []), { offset, length, content }]);
    return true;
  });
  for (const [file, all] of edits) draft.write(file, applyEdits(draft.text(file) ?? "", all));
  return replaced;
}

function moveFiles(draft: Draft, { kind, from, to }: Renaming): { from: string; to: string }[] {
  const named = (name: string) => [...kind.files(name), ...kind.pictures(name).flatMap(artFiles)];
  const targets = named(to);
  return named(from).flatMap((file, index) => {
    const target = targets[index];
    if (target === undefined || draft.text(file) === undefined) return [];
    if (draft.text(target) !== undefined) {
      throw new CommandError(
        `${file} would become ${target}, which is there already. Nothing was written.`,
      );
    }
    draft.move(file, target);
    return [{ from: file, to: target }];
  });
}
