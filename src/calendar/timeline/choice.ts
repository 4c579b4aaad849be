import type { TimelineEntry } from "#lib/calendar/timeline";
import { isLost, readParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";

export interface TimelinePeople {
  units: readonly { id: string; name: string }[];
  idols: readonly { id: number; cname: string; name: string; unit: string }[];
}

/** Whose timeline is shown: a unit's, an idol's by cname, or everybody's. */
export interface TimelineChoice {
  unit?: string | undefined;
  idol?: string | undefined;
}

/** What an address says that names nobody. */
export const UNKNOWN = { unit: "" } as const;

/** Reads `?unit=knights` or `?idol=sakuma_rei`. A name that is none is ignored beside one that is. Never throws. */
export function readChoice({ search }: PageAddress, people: TimelinePeople): TimelineChoice {
  const params = readParams(search, ["unit", "idol"]);
  const choice = {
    unit: people.units.find(({ id }) => id === params.unit)?.id,
    idol: people.idols.find(({ cname }) => cname === params.idol)?.cname,
  };
  return isLost(params, choice) ? UNKNOWN : choice;
}

/** The idols whom some entry is of, each of them once. */
export const travellers = (entries: readonly TimelineEntry[], people: TimelinePeople) =>
  people.idols.filter(
    ({ cname, unit }) =>
      unit !== "4piece" && filterEntries(entries, { idol: cname }, people).length > 0,
  );

/** The entries that somebody is in. What names nobody of a unit is everybody's of it. */
export function filterEntries(
  entries: readonly TimelineEntry[],
  { unit, idol }: TimelineChoice,
  { idols }: TimelinePeople,
): TimelineEntry[] {
  const unitOf = new Map(idols.map(({ id, unit: own }) => [id, own]));
  const records = idols.filter(({ cname }) => cname === idol);
  return entries.filter(({ units, cast }) => {
    const isOfUnit = units.includes(unit ?? "") || cast.some((id) => unitOf.get(id) === unit);
    const isOfIdol = records.some(({ id, unit: own }) =>
      cast.length > 0 ? cast.includes(id) : units.includes(own),
    );
    return (unit === undefined || isOfUnit) && (idol === undefined || isOfIdol);
  });
}
