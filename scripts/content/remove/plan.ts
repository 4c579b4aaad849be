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
import { shownNames } from "../kinds/shown-names";
import { namesInTexts, textMentions } from "../kinds/text-mentions";
import { names, targetsOf } from "./targets";

const CORRECTIONS_PATH = `${CONTENT}/${CORRECTIONS_FILE}`;

/** A removal, worked out and not written. */
export type RemovePlan = ReturnType<typeof planRemove>;

/** What is asked for besides the record, and what there is. */
interface RemoveWishes {
  /** The page to show at the old address. */
  readonly to: string | undefined;
  /** Whether the members of a unit go with it. */
  readonly withMembers: boolean;
  /** False if it was never published: then nothing leads from its address. */
  readonly isPublished: boolean;
  /** Every place in the content that names something. */
  readonly references: readonly PlacedReference[];
}

/**
 * Takes a record away: its files and pictures, its places in lists, its links; its address leads elsewhere.
 * @param draft of the content as it is
 */
export function planRemove(
  draft: Draft,
  kind: KindName,
  name: string,
  { references, to, withMembers, isPublished }: RemoveWishes,
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
  const named = references.filter(
    (one) =>
      one.role !== "example" &&
      !gone.includes(one.file) &&
      targets.some((target) => names(one, target)),
  );
  // The name is taken out of a list, or a link is given up; elsewhere a person has to decide.
  const mended = named.filter((one) => mendedPath(one) !== undefined);
  // From the end of each file on, so that the places before stay where they are.
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
  return { draft, targets, mended, open, texts: textMentions(draft, words) };
}

/**
 * Path of what has to be taken out of a file so that a place names nothing: an item of a list, a notice that is named by
 * its id, a correction of the page, the link of a character. Undefined where only a person can tell.
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

/** True if records of the kind of a file may lack a property. */
function isOptional(draft: Draft, file: string, name: string): boolean {
  const kind = ALL_KINDS.find(({ folder }) => posix.dirname(file) === `${CONTENT}/${folder}`);
  const schema = kind && readSchemas(draft.snapshot()).get(kind.schema(""));
  return schema !== undefined && !schema.required?.includes(name);
}
