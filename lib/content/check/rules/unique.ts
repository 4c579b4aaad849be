import { SECTIONS_OF_MODULES } from "../addresses/sections";
import { slugOf } from "../addresses/slug";
import type { Finding, Path } from "../problem";
import type { Content } from "../../read/records";
import type { Entry } from "../../read/entry";
import { comparable } from "../text/same-name";
import type { Rule } from "./rule";

type Value = string | number;

/** A value that none of the others beside it may have. */
interface Named {
  entry: Pick<Entry<unknown>, "file" | "wrong">;
  path: Path;
  value: Value;
  /** What two must not have in common. */
  same: Value;
  /** Two of one owner may be the same. */
  owner?: unknown;
}

/** No two records of a kind, and no two entries of a list, have one id, name, title, text, order or number. */
export const unique: Rule = {
  name: "unique",
  *check(content) {
    for (const group of groupsOf(content)) yield* repeated(group);
    for (const campaign of content.campaigns) yield* sectionTwice(campaign);
  },
};

function* groupsOf(content: Content): Iterable<Named[]> {
  const { board, characters, contributedVideos, features, site, venues, videos } = content;
  yield characters.flatMap((one) => inRecord(one, "name", one.get("cname")));
  for (const [kind, names] of PROPERTIES) {
    const records = content[kind] as Entry<unknown>[] as Entry<Record<string, unknown>>[];
    for (const name of names) yield records.flatMap((one) => inRecord(one, name));
  }
  yield [
    ...inList(videos, ["list"], "id", videos?.items("list")),
    ...inList(contributedVideos, [], "id", contributedVideos?.entries()),
  ];
  yield inList(videos, ["list"], "title", videos?.items("list"));
  for (const name of ["id", "title"] as const) {
    yield inList(board, [], name, board?.entries());
    yield inList(features, [], name, features?.entries());
    yield inList(site, ["menu"], name, site?.items("menu"));
  }
  yield inList(site, ["languages"], "lang", site?.items("languages"));
  yield inList(site, ["releases"], "title", site?.items("releases"));
  for (const one of content.standParts) yield inList(one, ["parts"], "key", one.items("parts"));
  for (const one of venues) yield inList(one, ["runs"], "edition", one.items("runs"));
  for (const one of content.campaigns) {
    yield blocksOf(one);
    for (const { index } of one.items("blocks")) {
      for (const [list, name] of PARTS) {
        const items = one.listAt<Record<string, unknown>>("blocks", index, list);
        yield inList(one, ["blocks", index, list], name, items);
      }
    }
  }
}

/** Kinds of records, and properties that no two of them have the same. */
const PROPERTIES = [
  ["characters", ["id", "catch", "desc", "text", "recruitText"]],
  ["fourPiece", ["roleTitle", "lead", "text", "description", "number"]],
  ["offices", ["name", "order"]],
  ["venues", ["name", "order"]],
  ["units", ["name"]],
  ["campaigns", ["name"]],
  ["clubs", ["title"]],
  ["trips", ["title"]],
  ["film", ["number"]],
] as const;

/** Lists in the blocks of campaigns, and what their items are known by. */
const PARTS = [
  ["questions", "question"],
  ["links", "title"],
  ["figures", "label"],
  ["cards", "name"],
  ["stations", "stamp"],
  ["stations", "title"],
  ["worlds", "title"],
] as const;

/** A property of a record, if it can be read. */
function inRecord<Fields>(
  entry: Entry<Fields>,
  name: keyof Fields & string,
  owner?: unknown,
): Named[] {
  const value: unknown = entry.get(name);
  if (!isValue(value)) return [];
  return [{ entry, path: [name], value, same: compared(name, value), owner }];
}

/** A property of each item of a list. @param around path of the list */
function inList<Item>(
  entry: Named["entry"] | undefined,
  around: Path,
  name: keyof Item & string,
  items: readonly { value: Item; index: number }[] = [],
): Named[] {
  return items.flatMap(({ value: item, index }) => {
    const value: unknown = item[name];
    if (!entry || !isValue(value)) return [];
    return [{ entry, path: [...around, index, name], value, same: compared(name, value) }];
  });
}

const isValue = (value: unknown): value is Value =>
  typeof value === "string" || typeof value === "number";

/** Ids are compared as they are, what is read as readers compare it. */
const compared = (name: string, value: Value): Value =>
  typeof value === "number" || IDS.has(name) ? value : comparable(value);
const IDS: ReadonlySet<string> = new Set(["id", "key", "lang", "edition"]);

/** The address of a block is made of its title; the hero is the top of the page and has none. */
function blocksOf(campaign: Content["campaigns"][number]): Named[] {
  const blocks = campaign.items("blocks").filter(({ value }) => value.kind !== "hero");
  return inList(campaign, ["blocks"], "title", blocks).map((one) => {
    return { ...one, same: slugOf(String(one.value)) };
  });
}

function* repeated(list: readonly Named[]): Iterable<Finding> {
  const seen = new Map<Value, Named>();
  for (const one of list) {
    const { entry, path, value, same, owner } = one;
    const name = String(path.at(-1));
    if (same === "") {
      const what = "which has neither a letter nor a digit";
      yield entry.wrong(path, what, `a ${name} that can be read`);
      continue;
    }
    const first = seen.get(same);
    seen.set(same, first ?? one);
    if (!first || (owner !== undefined && first.owner === owner)) continue;
    const item = Number(first.path.findLast((step) => typeof step === "number")) + 1;
    const other = first.entry.file === entry.file ? `item ${item}` : first.entry.file;
    const allowed = `${/^[aeio]/.test(name) ? "an" : "a"} ${name} of its own`;
    const free = typeof value === "number" && name !== "id" ? String(firstFree(list)) : undefined;
    yield entry.wrong(path, `which ${other} has too`, allowed, free);
  }
}

/** The first number from 1 on that nothing has. */
function firstFree(list: readonly Named[]): number {
  const taken = new Set(list.map(({ value }) => value));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** A module brings sections of its own; a block of the same address would never be reached. */
function* sectionTwice(campaign: Content["campaigns"][number]): Iterable<Finding> {
  for (const { value: module, index } of campaign.items("blocks")) {
    if (module.kind !== "module") continue;
    const sections = SECTIONS_OF_MODULES[module.module] ?? [];
    for (const { path, same } of blocksOf(campaign)) {
      if (!sections.includes(String(same))) continue;
      const what = `but #${same} is a section of the module in item ${index + 1}`;
      yield campaign.wrong(path, what, "a title of its own");
    }
  }
}
