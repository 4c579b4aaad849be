import { parse } from "jsonc-parser";
import type { RecordKind } from "../model/kinds/kind";
import { AUDITION, campaignKeyOf, KINDS } from "../model/kinds/kinds";
import { folded } from "../model/problems/suggest";
import type { Listing } from "./list-files";

type RecordFile = Listing["records"][number];

/** Suffixes that systems add to the names of copies. */
const COPY = / (?:\(\d+\)|- Copy(?: \(\d+\))?|copy(?: \d+)?)$/i;

/** Properties after whose values files are named, of kinds without a `naming`; `id` of others. */
const NAME_PROPERTIES = new Map<RecordKind, string>([
  [KINDS.otherCharacters, "name"],
  [KINDS.fourPiece, "slug"],
]);

/**
 * The original of each copy: of files with equal bytes, or with names that are equal but for case, spaces, marks and
 * the suffix of a copy, the one that is called as its record.
 */
export function originalsOf(
  records: readonly RecordFile[],
  bytesOf: (record: RecordFile) => Buffer,
): ReadonlyMap<RecordFile, RecordFile> {
  const found = new Map<RecordFile, RecordFile>();
  const isNamedAfterRecord = (record: RecordFile) => isCalledAs(record, bytesOf(record));
  for (const group of groupsOf(records, ({ key }) => folded(key.replace(COPY, "")))) {
    const plain = group.filter(({ key }) => !COPY.test(key));
    const original =
      plain.find(isNamedAfterRecord) ?? (plain.length < group.length ? plain[0] : undefined);
    for (const one of original ? group : []) {
      if (one !== original && !isNamedAfterRecord(one)) found.set(one, original as RecordFile);
    }
  }
  for (const group of groupsOf(records, (record) => bytesOf(record).toString("latin1"))) {
    const original = group.find(isNamedAfterRecord);
    for (const one of original ? group : []) {
      if (one !== original) found.set(one, original as RecordFile);
    }
  }
  return found;
}

/** Records of one kind with equal keys, two or more. */
function groupsOf(records: readonly RecordFile[], keyOf: (record: RecordFile) => string) {
  const groups = new Map<string, RecordFile[]>();
  for (const record of records) {
    const key = `${record.kind.folder} ${keyOf(record)}`;
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function isCalledAs({ key, kind }: RecordFile, bytes: Buffer): boolean {
  const data: unknown = parse(bytes.toString("utf8"), [], { allowTrailingComma: true });
  const property = kind.naming?.nameProperty ?? NAME_PROPERTIES.get(kind) ?? "id";
  const name = (data as Record<string, unknown> | undefined)?.[property];
  if (typeof name !== "string") return false;
  return [campaignKeyOf(name), name + AUDITION].includes(key);
}
