import { neighbours } from "../../../../gatsby/neighbours";
import type { Catalogue } from "../../../../lib/content/catalogue/read-catalogue";
import { isAudition } from "../../../../lib/content/catalogue/poster-key";
import { addressOf } from "../../../../lib/content/check/addresses/addresses";

/**
 * What each page that is made of a record is queried by besides the record, as a text, by its address:
 * its neighbours and those it belongs to. Follows gatsby/create-pages.ts.
 */
export function pageContexts(catalogue: Catalogue): Map<string, string> {
  const contexts = new Map<string, string>();
  const add = <Item>(
    items: readonly Item[],
    address: (item: Item) => string,
    context: (item: Item) => unknown,
  ) => {
    for (const [place, item] of items.entries()) {
      const around = neighbours(items, place).map(address);
      contexts.set(address(item), JSON.stringify([around, context(item)]));
    }
  };
  const alone = (addresses: readonly string[]) => {
    for (const address of addresses) contexts.set(address, "");
  };

  const units = catalogue.offices
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ list }) => found(list, catalogue.units));
  const records = units.flatMap(({ list }) => found(list, catalogue.characters));
  const idols = records.filter((record) => !isAudition(record));
  const auditions = records.filter(isAudition);
  const idOf = (name: string, among: typeof records) =>
    among.find(({ cname }) => cname === name)?.id;

  add(
    units,
    ({ id }) => addressOf.unit(id),
    () => "",
  );
  add(
    idols,
    ({ cname }) => addressOf.character(cname),
    ({ id, cname, unit, vid }) => [
      id,
      unit,
      idOf(cname, auditions),
      idOf(vid, idols),
      catalogue.fourPiece.some(({ character }) => character === id),
    ],
  );
  const trips = catalogue.trips.toSorted((one, other) => one.number - other.number);
  add(
    trips,
    ({ id }) => addressOf.trip(id),
    () => "",
  );
  const audition = catalogue.fourPiece.toSorted((one, other) => one.number - other.number);
  add(
    audition,
    ({ slug }) => addressOf.fourPieceIdol(slug),
    ({ venue }) => venue,
  );
  alone(catalogue.campaigns.map(({ slug }) => addressOf.campaign(slug)));
  alone(catalogue.legal.map(({ slug }) => addressOf.legal(slug)));
  return contexts;
}

function found<Id, Item extends { id: Id }>(ids: readonly Id[], items: readonly Item[]): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
