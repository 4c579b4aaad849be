import { compact, fold, type HanForms } from "./fold";
import { type Key, keysOf, textsOf } from "./keys";
import { MONTHS } from "./months";
import { SEARCH_KINDS, type SearchIndex, type SearchKind, type SearchRecord } from "./search-file";
import { featureNames } from "./feature-words";
import { type Word, type Term, vocabularyOf } from "./typos";

export interface Findable {
  kind: SearchKind;
  record: SearchRecord;
  keys: readonly Key[];
  /** All texts of its keys, for a quick exclusion. */
  text: string;
}

export interface Group {
  label: string;
  /** The record it belongs to, whose names find it too. */
  owner?: Findable;
  /** Names, folded and joined. */
  names: readonly string[];
  /** Sorted members, with their distance: 0 fits best. */
  members: ReadonlyMap<Findable, number>;
}

export interface OpenIndex {
  all: readonly Findable[];
  groups: readonly Group[];
  han: HanForms;
  /** All unique words and whole names, for finding mistakes. */
  vocabulary: readonly Term[];
  /** Records by word or whole name of their keys. */
  recordsByWord: ReadonlyMap<string, readonly Findable[]>;
  unitOf: (found: Findable) => SearchRecord | undefined;
  /** Address of a record's picture. */
  faceOf: (record: SearchRecord) => string | undefined;
  /** Singer of a song or an album: a unit, or an idol. */
  singerOf: (found: Findable) => Findable | undefined;
}

/** Folds all texts once, so that a query only compares. */
export function openIndex({ records, features, han }: SearchIndex): OpenIndex {
  const forms = formsIn(han);
  const all = SEARCH_KINDS.flatMap((kind) =>
    records[kind].map((record): Findable => {
      const keys = keysOf(kind, record, forms);
      return { kind, record, keys, text: keys.flatMap(textsOf).join(" ") };
    }),
  );
  const rankedMembers = (indexes: readonly number[]) =>
    new Map(indexes.flatMap((index, fit) => (all[index] ? [[all[index], fit] as const] : [])));
  const namesByLabel = featureNames();
  const groups = [
    ...all.flatMap((owner): Group[] => {
      const { kind, record, keys } = owner;
      if (!record.members) return [];
      const names = keys.flatMap(({ wholes }) => wholes);
      const members = rankedMembers(record.members);
      return [{ label: `${kind}: ${record.title}`, owner, names, members }];
    }),
    ...Object.entries(features).map(
      ([label, indexes]): Group => ({
        label,
        names: [...new Set(namesByLabel.get(label)?.map((name) => compact(fold(name, forms))))],
        members: rankedMembers(indexes),
      }),
    ),
    ...monthsOf(all),
  ];
  const faceOf = ({ picture, face }: SearchRecord) =>
    picture ?? (face === undefined ? undefined : all[face]?.record.picture);
  const singerOf = ({ kind, record: { face } }: Findable) =>
    face !== undefined && (kind === "song" || kind === "album") ? all[face] : undefined;
  const unitOf = (found: Findable) =>
    found.kind === "character"
      ? groups.find(({ owner, members }) => owner?.kind === "unit" && members.has(found))?.owner
          ?.record
      : undefined;
  const terms = [
    ...all.flatMap(({ keys }) =>
      keys.filter(({ reason }) => reason !== "birthday").flatMap(termsOf),
    ),
    ...groups.flatMap(({ names }) => names.map((text) => ({ text, spelt: text }))),
  ];
  const recordsByWord = new Map<string, Findable[]>();
  for (const found of all) {
    const texts = new Set(found.keys.flatMap(({ words, wholes }) => [...words, ...wholes]));
    for (const text of texts) recordsByWord.set(text, [...(recordsByWord.get(text) ?? []), found]);
  }
  return {
    all,
    groups,
    han: forms,
    vocabulary: vocabularyOf(terms),
    recordsByWord,
    unitOf,
    faceOf,
    singerOf,
  };
}

/** Characters born in a month, by day. */
function monthsOf(all: readonly Findable[]): Group[] {
  return MONTHS.map((names, at): Group => {
    const number = String(at + 1).padStart(2, "0");
    const born = all.filter(({ record }) => record.born?.startsWith(number));
    const inOrder = born.toSorted((one, other) =>
      (one.record.born ?? "").localeCompare(other.record.born ?? ""),
    );
    return {
      label: `birthday: ${names[0]}`,
      names: names.map((name) => compact(fold(name))),
      members: new Map(inOrder.map((found, fit) => [found, fit])),
    };
  });
}

function formsIn(han: string): HanForms {
  const signs = [...han];
  return new Map(
    signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? sign] as const] : [])),
  );
}

const termsOf = ({ words, spelt, wholes, speltWholes }: Key): Word[] => [
  ...words.map((text, at) => ({ text, spelt: spelt[at] ?? text })),
  ...wholes.map((text, at) => ({ text, spelt: speltWholes[at] ?? text })),
];
