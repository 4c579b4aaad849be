import { readCatalogue } from "../lib/content/read/catalogue/read-catalogue";
import { newestFirst } from "../src/data/answers/notices";
import { written } from "./answers";

/** The content of the last build: what pages say follows from it, so that a correction of a name fails no test. */
export const content = readCatalogue(".content");

/**
 * The character whose page has this name; the later record where the audition has one too.
 * @throws if there is none
 */
export function characterOf(cname: string) {
  return last(content.characters, (one) => one.cname === cname, cname);
}

/**
 * The character with this id.
 * @throws if there is none
 */
export function characterById(id: number) {
  return last(content.characters, (one) => one.id === id, id);
}

/**
 * The unit with this id.
 * @throws if there is none
 */
export function unitOf(id: string) {
  return last(content.units, (one) => one.id === id, id);
}

/**
 * The members of a unit in its order.
 * @throws if there is no such unit
 */
export function membersOf(id: string) {
  return unitOf(id).list.map(characterById);
}

const namesOf = ({ blocks }: (typeof content.campaigns)[number]) =>
  new Set(blocks.map((block) => (block.kind === "module" ? block.module : block.kind)));

/**
 * The address of the first campaign with blocks and modules of these names, of those with as few others as can be.
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

/** The stations of the stamp rally, in the order of the card. */
export const stations = modules.flatMap((module) => module.stations ?? []);

/** The idols who play another on the stage of April, in its order. */
export const swapped = modules.flatMap(({ swaps = [] }) =>
  swaps.flatMap(({ first, second }) =>
    [first, second].map(({ character }) => characterById(character)),
  ),
);

/** All notices as the list of them shows them. */
export const notices = newestFirst(written("activity-list"));

function last<Row>(rows: readonly Row[], isIt: (row: Row) => boolean, name: string | number): Row {
  const found = rows.findLast(isIt);
  if (!found) throw new Error(`The content has no ${name}.`);
  return found;
}
