import { readCatalogue } from "../lib/content/catalogue/read-catalogue";
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

/** The stations of the stamp rally on a campaign’s page, in the order of the card. */
export function stationsOf(slug: string) {
  const { blocks } = last(content.campaigns, (one) => one.slug === slug, slug);
  return blocks.flatMap((block) => (block.kind === "module" ? (block.stations ?? []) : []));
}

/** All notices as the list of them shows them. */
export const notices = newestFirst(written("activity-list"));

function last<Row>(rows: readonly Row[], isIt: (row: Row) => boolean, name: string | number): Row {
  const found = rows.findLast(isIt);
  if (!found) throw new Error(`The content has no ${name}.`);
  return found;
}
