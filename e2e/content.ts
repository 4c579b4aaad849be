import { readCatalogue } from "../lib/content/read/catalogue/read-catalogue";
import { newestFirst } from "../src/data/answers/notices";
import { builtAnswer } from "./answers";

/** Content of the last build. Expectations are derived from it, so that a corrected name fails no test. */
export const content = readCatalogue(".content");

/**
 * Character by cname; the later record if there are two.
 * @throws if there is none
 */
export function characterOf(cname: string) {
  return last(content.characters, (one) => one.cname === cname, cname);
}

/** @throws if there is none */
export function characterById(id: number) {
  return last(content.characters, (one) => one.id === id, id);
}

/** @throws if there is none */
export function unitOf(id: string) {
  return last(content.units, (one) => one.id === id, id);
}

/**
 * Members of a unit in order.
 * @throws if there is no such unit
 */
export function membersOf(id: string) {
  return unitOf(id).list.map(characterById);
}

const namesOf = ({ blocks }: (typeof content.campaigns)[number]) =>
  new Set(blocks.map((block) => (block.kind === "module" ? block.module : block.kind)));

/**
 * Address of the first campaign with these blocks and modules, and as few others as possible.
 * @throws if there is none
 */
export function campaignWith(...names: string[]): string {
  const [first] = content.campaigns
    .filter((one) => names.every((name) => namesOf(one).has(name as never)))
    .toSorted((one, other) => namesOf(one).size - namesOf(other).size);
  if (!first) throw new Error(`The content has no campaign with ${names.join(", ")}.`);
  return `/${first.slug}`;
}

const modules = content.campaigns.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === "module" ? block : [])),
);

export const stations = modules.flatMap((module) => module.stations ?? []);

export const swapped = modules.flatMap(({ swaps = [] }) =>
  swaps.flatMap(({ first, second }) =>
    [first, second].map(({ character }) => characterById(character)),
  ),
);

export const notices = newestFirst(builtAnswer("activity-list"));

function last<Row>(
  rows: readonly Row[],
  matches: (row: Row) => boolean,
  name: string | number,
): Row {
  const found = rows.findLast(matches);
  if (!found) throw new Error(`The content has no ${name}.`);
  return found;
}
