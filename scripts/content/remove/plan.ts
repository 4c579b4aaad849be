import { posix } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { ActivityList, Character, Song } from "../../../content/types";
import type { Path } from "../../../lib/content/model/problems/problem";
import type { PlacedReference } from "../../../lib/content/model/references/reference";
import { ALL_KINDS, KINDS } from "../../../lib/content/model/kinds/kinds";
import { CORRECTIONS_FILE } from "../../../lib/content/model/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { readSchemas, SCHEMA_FOLDER } from "../../../lib/content/read/schema/read-schemas";
import type { Draft } from "../draft/draft";
import { artFiles, type KindName, NAMED_KINDS } from "../kinds/kinds";
import { addRedirects } from "../redirects/redirect";
import { drawingsUsedOnlyBy } from "../kinds/drawings";
import { NOTICES_FILE, titlesOf } from "../kinds/titles";
import { namesInTexts, textMentions } from "../kinds/text-mentions";
import { withdrawFromGames } from "./games";
import { refersTo, type Target, targetsOf } from "./targets";

const CORRECTIONS_PATH = `${CONTENT}/${CORRECTIONS_FILE}`;

export type RemovePlan = ReturnType<typeof planRemove>;

interface RemoveOptions {
  readonly to: string | undefined;
  readonly withMembers: boolean;
  readonly withSongs?: boolean;
  readonly isPublished: boolean;
  readonly references: readonly PlacedReference[];
}

/**
 * Removes a record in the draft: its files and pictures, its places in lists, and links to it; redirects its address.
 * @param draft of the current content
 */
export function planRemove(
  draft: Draft,
  kind: KindName,
  name: string,
  { references, to, isPublished, ...companions }: RemoveOptions,
) {
  const targets = targetsOf(draft, kind, name, companions).map((target) => ({
    ...target,
    ...NAMED_KINDS[target.kind],
    shown: titlesOf(draft, target.kind, target.name).map(({ text }) => text),
  }));
  const removedFiles = targets.flatMap(({ files, pictures, name: one }) => [
    ...files(one),
    ...pictures(one).flatMap(artFiles),
  ]);
  const drawings = drawingsUsedOnlyBy(draft, removedFiles).flatMap(({ files }) => files);
  const named = references.filter(
    (one) =>
      one.role !== "example" &&
      !removedFiles.includes(one.file) &&
      targets.some((target) => refersTo(one, target)),
  );
  const board = draft.record<ActivityList>(NOTICES_FILE);
  const notices = new Set(
    named.flatMap(({ file, path: [index] }) =>
      file === NOTICES_FILE ? (board[Number(index)]?.id ?? []) : [],
    ),
  );
  // Take names out of lists, and drop links; a person must decide about the others.
  const losesSingers = lastSingersTest(draft, targets);
  const removable = named.filter((one) => pathToRemove(one) !== undefined && !losesSingers(one));
  // From the end of each file, so that earlier positions stay valid.
  for (const reference of removable.toReversed()) removeReference(draft, reference);
  if (!isPublished) withdrawFromGames(draft, targets);
  for (const file of removedFiles) draft.remove(file);
  const moves = targets.flatMap(({ address, name: one, redirectTo }) =>
    address ? [{ from: address(one), to: to ?? redirectTo, isPublished }] : [],
  );
  addRedirects(draft, moves);
  const undecided = named.filter((one) => !removable.includes(one));
  const words = targets.flatMap(({ shown, kind: of }) =>
    namesInTexts(draft, shown, of === "character"),
  );
  return {
    draft,
    targets,
    changed: removable,
    open: undecided,
    drawings,
    /** Ids of the notices that named it alone, with no other unit or idol. */
    notices: draft
      .record<ActivityList>(NOTICES_FILE)
      .flatMap(({ id, units, cast }) =>
        notices.has(id) && !units?.length && !cast?.length ? id : [],
      ),
    texts: textMentions(draft, words),
  };
}

/**
 * Path to remove so that a reference disappears: an item of a list, a notice by its id, a correction of the page, a
 * character's link. Undefined if only a person can decide.
 */
function pathToRemove({ file, path, refers, role }: PlacedReference): Path | undefined {
  const last = path.at(-1);
  if (file === CORRECTIONS_PATH) return path.slice(0, -1);
  if (refers === "address" && role === "value") return undefined;
  if (refers === "picture") return undefined;
  if (refers === "notice" && last === "id") return path.slice(0, -1);
  if (last === "vid") return path;
  return typeof last === "number" ? path : undefined;
}

/**
 * Returns a test for singers of a song all of whose singers are removed: without singers it would be sung by all.
 */
function lastSingersTest(draft: Draft, targets: readonly Target[]) {
  const isGone = (id: number) => targets.some(({ ids }) => ids.includes(id));
  return ({ file, path: [name] }: PlacedReference): boolean =>
    posix.dirname(file) === `${CONTENT}/${KINDS.songs.folder}` &&
    name === "singers" &&
    (draft.record<Song>(file).singers ?? []).every(isGone);
}

function removeReference(draft: Draft, reference: PlacedReference): void {
  const { file } = reference;
  const path = pathToRemove(reference) ?? [];
  if (path.at(-1) === "vid") {
    const { vnote: _vnote, ...character } = draft.record<Character>(file);
    return draft.writeRecord(file, { ...character, vid: "-", vname: "-" });
  }
  const text = draft.text(file) ?? "";
  const edited = withoutItem(text, path);
  if (file.startsWith(SCHEMA_FOLDER)) return draft.write(file, edited);
  const record = JSON.parse(edited) as Record<string, unknown>;
  const [name = "", ...inner] = path.map(String);
  const list = record[name];
  const isEmpty = inner.length === 1 && Array.isArray(list) && list.length === 0;
  if (isEmpty && isOptional(draft, file, name)) delete record[name];
  draft.writeRecord(file, record);
}

/** A text without an item of a list. `modify` of jsonc-parser breaks a list on one line if the last item goes. */
function withoutItem(text: string, path: Path): string {
  const tree = parseTree(text);
  const item = tree && findNodeAtLocation(tree, [...path]);
  const items = item?.parent?.children ?? [];
  if (!item) return text;
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  const end = item.offset + item.length;
  const [from, to] = before
    ? [before.offset + before.length, end]
    : [item.offset, after?.offset ?? end];
  return text.slice(0, from) + text.slice(to);
}

/** True if a file's schema does not require a property. */
function isOptional(draft: Draft, file: string, name: string): boolean {
  const kind = ALL_KINDS.find(({ folder }) => posix.dirname(file) === `${CONTENT}/${folder}`);
  const schema = kind && readSchemas(draft.snapshot()).get(kind.schema(""));
  return schema !== undefined && !schema.required?.includes(name);
}
