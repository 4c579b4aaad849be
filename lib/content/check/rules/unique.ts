import { AUDITION } from "../../model/kinds/kinds";
import type { Entry } from "../../read/entry";
import type { Content } from "../../read/records";
import { sectionsOfModule } from "../addresses/page-addresses";
import { slugOf } from "../addresses/slug";
import type { Finding } from "../../model/problems/problem";
import type { Rule } from "./rule";

type Annotated = Content["annotated"][number];

/** Values with `x-unique` are unique, and so are the sections of a page. */
export const unique: Rule = {
  name: "unique",
  *check(content) {
    const groups = new Map<string, Annotated[]>();
    for (const one of content.annotated) {
      if (!one.unique || !one.entry.isWhole(...one.path)) continue;
      const name = groupOf(one);
      const group = groups.get(name);
      if (group) group.push(one);
      else groups.set(name, [one]);
    }
    // Of two records with one id, perhaps copies, no other values are compared.
    const copies = new Set<string>();
    for (const group of groups.values()) yield* repeated(group, copies);
    for (const campaign of content.campaigns) yield* sectionTwice(campaign);
  },
};

/** Group in which a value must be unique: the one that the schema names, its list, or all records of its kind. */
function groupOf({ entry, path, unique: among, of }: Annotated): string {
  if (typeof among === "string") return among;
  const item = path.findLastIndex((step) => typeof step === "number");
  if (item < 0) return `${of.folder} ${path.join()}`;
  return `${entry.file} ${path.toSpliced(item, 1, "*").join()}`;
}

/**
 * A name as readers compare it: without case, width, encoding of accents, spaces and marks. Empty for a name without
 * letters and digits.
 */
function comparable(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** Ids are compared exactly, names as readers compare them. */
const IDS: ReadonlySet<unknown> = new Set(["id", "key", "lang", "edition"]);

function* repeated(group: readonly Annotated[], copies: Set<string>): Iterable<Finding> {
  const seen = new Map<string | number, Annotated>();
  for (const one of group) {
    const { entry, path, value } = one;
    const name = String(path.at(-1));
    const same = typeof value === "number" || IDS.has(name) ? value : comparable(value);
    if (same === "") {
      const what = "which has neither a letter nor a digit";
      yield entry.wrong(path, what, `a ${name} that can be read`);
      continue;
    }
    const first = seen.get(same);
    seen.set(same, first ?? one);
    // A newcomer's two records share one name.
    if (!first || (name === "name" && idolOf(first.entry) === idolOf(entry))) continue;
    const pair = `${first.entry.file} ${entry.file}`;
    const isOfCopy = first.entry !== entry && copies.has(pair);
    if (path.join() === "id") copies.add(pair);
    else if (isOfCopy) continue;
    const item = Number(first.path.findLast((step) => typeof step === "number")) + 1;
    const other = first.entry.file === entry.file ? `item ${item}` : first.entry.file;
    const which = path.join() === "id" ? ": change it in the newer of the two files" : "";
    const allowed = `${/^[aeio]/.test(name) ? "an" : "a"} ${name} of its own${which}`;
    const free = typeof value === "number" && name !== "id" ? String(firstFree(group)) : undefined;
    yield entry.wrong(path, `which ${other} has too`, allowed, free);
  }
}

/** The idol of a record: the same for a newcomer's two. */
const idolOf = (entry: Entry<unknown>): unknown =>
  entry.at(["cname"]) ?? entry.key.replace(AUDITION, "");

function firstFree(group: readonly Annotated[]): number {
  const taken = new Set(group.map(({ value }) => value));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** Sections of a page have unique addresses, made from the titles of blocks and by modules. */
function* sectionTwice(campaign: Content["campaigns"][number]): Iterable<Finding> {
  const blocks = campaign.items("blocks");
  const taken = new Map<string, string>();
  for (const { value, index } of blocks) {
    const own = value.kind === "module" ? sectionsOfModule(value.module) : [];
    for (const section of own)
      taken.set(section, `but #${section} is a section of the module in item ${index + 1}`);
  }
  for (const { value, index } of blocks.filter((block) => block.value.kind !== "hero")) {
    const section = slugOf(value.title);
    const what = section === "" ? "which has neither a letter nor a digit" : taken.get(section);
    if (what) yield campaign.wrong(["blocks", index, "title"], what, "a title of its own");
    else taken.set(section, `which item ${index + 1} has too`);
  }
}
