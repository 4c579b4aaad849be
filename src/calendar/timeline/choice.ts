import type { TimelineEntry } from "#lib/calendar/timeline";
import { hasNoMatch, readParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";

export interface TimelinePeople {
  units: readonly { id: string; name: string }[];
  idols: readonly { id: number; cname: string; name: string; unit: string }[];
}

/** Filter of the timeline: a unit, an idol by cname, or none. */
export interface TimelineChoice {
  unit?: string | undefined;
  idol?: string | undefined;
}

/** Filter of an address with unknown names. */
export const UNKNOWN = { unit: "" } as const;

/** Parses `?unit=knights` or `?idol=sakuma_rei`. An unknown name is ignored next to a valid one. Never throws. */
export function readChoice({ search }: PageAddress, people: TimelinePeople): TimelineChoice {
  const params = readParams(search, ["unit", "idol"]);
  const choice = {
    unit: people.units.find(({ id }) => id === params.unit)?.id,
    idol: people.idols.find(({ cname }) => cname === params.idol)?.cname,
  };
  return hasNoMatch(params, choice) ? UNKNOWN : choice;
}

/** Idols that some entry is about, each once: those of the audition have a second record, of unit `4piece`. */
export const idolsWithEntries = (entries: readonly TimelineEntry[], people: TimelinePeople) =>
  people.idols.filter(
    ({ cname, unit }) =>
      unit !== "4piece" && filterEntries(entries, { idol: cname }, people).length > 0,
  );

/** Entries about a unit or an idol. An entry of a unit without names is about all its members. */
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
