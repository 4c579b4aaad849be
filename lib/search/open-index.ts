import { compact, fold, type HanForms } from "./fold";
import { type SearchIndex, SEARCH_KINDS, type SearchKind, type SearchRecord } from "./search-file";
import { sightNames } from "./sight-words";
import { type Term, vocabularyOf } from "./vocabulary";

/** What a record is found by. */
export type Reason =
  | "name"
  | "reading"
  | "pinyin"
  | "real name"
  | "short name"
  | "address"
  | "voice";

/** A key of a record, folded. */
export interface Key {
  reason: Reason;
  words: readonly string[];
  /** All words in one, in both orders where there are two. */
  wholes: readonly string[];
  /** First letters of the syllables, of a pinyin key. */
  initials?: string;
}

/** A record that can be found. */
export interface Findable {
  kind: SearchKind;
  record: SearchRecord;
  keys: readonly Key[];
  /** All that its keys hold: what is not in here is not in any of them. */
  text: string;
}

/** What several records have in common. */
export interface Group {
  label: string;
  /** The record that they belong to: by its names they are asked for. */
  owner?: Findable;
  /** How it is asked for, folded and in one word. */
  names: readonly string[];
  /** Members in order, with how well they fit: 0 is best. */
  members: ReadonlyMap<Findable, number>;
}

/** The index, folded and ready to be asked. */
export interface OpenIndex {
  all: readonly Findable[];
  groups: readonly Group[];
  han: HanForms;
  /** Every word and whole name that there is, once: slips are looked for in these. */
  vocabulary: readonly Term[];
  /** The unit of a character. */
  unitOf: (found: Findable) => SearchRecord | undefined;
  /** The address of the picture that stands for a record. */
  faceOf: (record: SearchRecord) => string | undefined;
}

/** Folds everything once, so that a query only compares. */
export function openIndex({ records, sights, han }: SearchIndex): OpenIndex {
  const forms = formsIn(han);
  const all = SEARCH_KINDS.flatMap((kind) =>
    records[kind].map((record): Findable => {
      const keys = keysOf(kind, record, forms);
      return { kind, record, keys, text: keys.flatMap(textsOf).join(" ") };
    }),
  );
  const membersAt = (places: readonly number[]) =>
    new Map(places.flatMap((place, fit) => (all[place] ? [[all[place], fit] as const] : [])));
  const named = sightNames();
  const groups = [
    ...all.flatMap((found): Group[] => {
      const { kind, record, keys } = found;
      return record.members
        ? [
            {
              label: `${kind}: ${record.title}`,
              owner: found,
              names: keys.flatMap(({ wholes }) => wholes),
              members: membersAt(record.members),
            },
          ]
        : [];
    }),
    ...Object.entries(sights).map(
      ([label, places]): Group => ({
        label,
        names: [...new Set(named.get(label)?.map((name) => compact(fold(name, forms))))],
        members: membersAt(places),
      }),
    ),
  ];
  const faceOf = ({ picture, face }: SearchRecord) =>
    picture ?? (face === undefined ? undefined : all[face]?.record.picture);
  const unitOf = (found: Findable) =>
    found.kind === "character"
      ? groups.find(({ owner, members }) => owner?.kind === "unit" && members.has(found))?.owner
          ?.record
      : undefined;
  const terms = [
    ...all.flatMap(({ keys }) => keys.flatMap(({ words, wholes }) => [...words, ...wholes])),
    ...groups.flatMap(({ names }) => names),
  ];
  return { all, groups, han: forms, vocabulary: vocabularyOf(terms), unitOf, faceOf };
}

function formsIn(han: string): HanForms {
  const signs = [...han];
  return new Map(
    signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? sign] as const] : [])),
  );
}

/** Kinds that are said with their names, as in "Rhythm Link agency". */
const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(["unit", "agency", "club", "trip", "film"]);

function keysOf(kind: SearchKind, record: SearchRecord, forms: HanForms): Key[] {
  const { title, ja, zh, kana, romaji, pinyin, real = [], short = [], voice = [] } = record;
  const slug = /[^/#?=]+$/.exec(record.path)?.[0].replaceAll(/[_-]/g, " ");
  const named: [Reason, string | undefined][] = [
    ["name", title],
    ["short name", NAMED_KINDS.has(kind) ? `${title} ${kind}` : undefined],
    ["name", ja],
    ["name", zh],
    ["reading", kana],
    ["reading", romaji],
    ["pinyin", pinyin],
    ...real.map((name): [Reason, string] => ["real name", name]),
    ...short.map((name): [Reason, string] => ["short name", name]),
    ...voice.map((name): [Reason, string] => ["voice", name]),
    [kind === "unit" ? "short name" : "address", kind === "club" ? undefined : slug],
  ];
  return named.flatMap(([reason, text]) => (text ? [keyOf(reason, text, forms)] : []));
}

const textsOf = ({ words, wholes, initials = "" }: Key): string[] => [
  ...words,
  ...wholes,
  initials,
];

function keyOf(reason: Reason, text: string, forms: HanForms): Key {
  const folded = fold(text, forms);
  const words = folded.split(" ");
  const wholes = [compact(folded)];
  if (words.length === 2) wholes.push(compact(words.toReversed().join(" ")));
  if (reason !== "pinyin") return { reason, words, wholes };
  return {
    reason,
    words,
    wholes,
    initials: text
      .split(" ")
      .map((word) => word[0])
      .join(""),
  };
}
