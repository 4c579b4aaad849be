import { posix } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import type { Character } from "../../../content/types";
import type { Path } from "../../../lib/content/model/problems/problem";
import type { PlacedReference } from "../../../lib/content/model/references/reference";
import { ALL_KINDS } from "../../../lib/content/model/kinds/kinds";
import { CORRECTIONS_FILE } from "../../../lib/content/model/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { readSchemas, SCHEMA_FOLDER } from "../../../lib/content/read/schema/read-schemas";
import type { Draft } from "../draft/draft";
import { artFiles, type KindName, NAMED_KINDS } from "../kinds/kinds";
import { addRedirects } from "../redirects/redirect";
import { drawingsOnlyOf } from "../kinds/drawings";
import { shownNames } from "../kinds/shown-names";
import { namesInTexts, textMentions } from "../kinds/text-mentions";
import { names, targetsOf } from "./targets";

const CORRECTIONS_PATH = `${CONTENT}/${CORRECTIONS_FILE}`;

export type RemovePlan = ReturnType<typeof planRemove>;

interface RemoveOptions {
  readonly to: string | undefined;
  readonly withMembers: boolean;
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
  { references, to, withMembers, isPublished }: RemoveOptions,
) {
  const targets = targetsOf(draft, kind, name, withMembers).map((target) => ({
    ...target,
    ...NAMED_KINDS[target.kind],
    shown: shownNames(draft, target.kind, target.name).map(({ text }) => text),
  }));
  const gone = targets.flatMap(({ files, pictures, name: one }) => [
    ...files(one),
    ...pictures(one).flatMap(artFiles),
  ]);
  const drawings = drawingsOnlyOf(draft, gone).flatMap(({ files }) => files);
  const named = references.filter(
    (one) =>
      one.role !== "example" &&
      !gone.includes(one.file) &&
      targets.some((target) => names(one, target)),
  );
  // Take names out of lists, and drop links; a person must decide about the others.
  const mended = named.filter((one) => mendedPath(one) !== undefined);
  // From the end of each file, so that earlier positions stay valid.
  for (const reference of mended.toReversed()) mend(draft, reference);
  for (const file of gone) draft.remove(file);
  const moves = targets.flatMap(({ address, name: one, heir }) =>
    address ? [{ from: address(one), to: to ?? heir, isPublished }] : [],
  );
  addRedirects(draft, moves);
  const open = named.filter((one) => !mended.includes(one));
  const words = targets.flatMap(({ shown, kind: of }) =>
    namesInTexts(draft, shown, of === "character"),
  );
  return { draft, targets, mended, open, drawings, texts: textMentions(draft, words) };
}

/**
 * Path to remove so that a reference disappears: an item of a list, a notice by its id, a correction of the page, a
 * character's link. Undefined if only a person can decide.
 */
function mendedPath({ file, path, refers, role }: PlacedReference): Path | undefined {
  const last = path.at(-1);
  if (file === CORRECTIONS_PATH) return path.slice(0, -1);
  if (refers === "address" && role === "value") return undefined;
  if (refers === "picture") return undefined;
  if (refers === "notice" && last === "id") return path.slice(0, -1);
  if (last === "vid") return path;
  return typeof last === "number" || file.startsWith(SCHEMA_FOLDER) ? path : undefined;
}

function mend(draft: Draft, reference: PlacedReference): void {
  const { file } = reference;
  const path = mendedPath(reference) ?? [];
  if (path.at(-1) === "vid") {
    const { vnote: _vnote, ...character } = draft.record<Character>(file);
    return draft.writeRecord(file, { ...character, vid: "-", vname: "-" });
  }
  const text = draft.text(file) ?? "";
  const shorter = applyEdits(text, modify(text, [...path], undefined, {}));
  if (file.startsWith(SCHEMA_FOLDER)) return draft.write(file, shorter);
  const record = JSON.parse(shorter) as Record<string, unknown>;
  const [name = "", ...inner] = path.map(String);
  const list = record[name];
  const isEmpty = inner.length === 1 && Array.isArray(list) && list.length === 0;
  if (isEmpty && isOptional(draft, file, name)) delete record[name];
  draft.writeRecord(file, record);
}

/** True if a file's schema does not require a property. */
function isOptional(draft: Draft, file: string, name: string): boolean {
  const kind = ALL_KINDS.find(({ folder }) => posix.dirname(file) === `${CONTENT}/${folder}`);
  const schema = kind && readSchemas(draft.snapshot()).get(kind.schema(""));
  return schema !== undefined && !schema.required?.includes(name);
}
