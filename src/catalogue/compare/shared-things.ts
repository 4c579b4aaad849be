import {
  campaignPath,
  clubPath,
  noticePath,
  officePath,
  tripPath,
  unitPath,
} from "#lib/content/pages/paths";
import type { CompareCharacter } from "./comparison";

export type Member = Pick<CompareCharacter, "jsonId" | "cname" | "name" | "unitRecord" | "clubs">;

/** What has a cast, and the records of the audition, by which older casts name somebody. */
export type Occasions = {
  readonly [Kind in
    | "trips"
    | "campaigns"
    | "notices"
    | "audition"]: Queries.ComparePageQuery[Kind]["nodes"];
};

export const THINGS = ["unit", "agency", "club", "trip", "campaign", "event"] as const;

export interface SharedThing {
  kind: (typeof THINGS)[number];
  title: string;
  note?: string;
  path: string;
  who: readonly Member[];
}

/** What two or more have in common: by kind, what more of them share first, then as the lists have it. */
export function sharedThings(chosen: readonly Member[], occasions: Occasions): SharedThing[] {
  const idsOf = new Map(
    chosen.map((one) => {
      const earlier = occasions.audition.filter(({ cname }) => cname === one.cname);
      return [one, [one.jsonId, ...earlier.map(({ jsonId }) => jsonId)]] as const;
    }),
  );
  const isIn = (cast: readonly number[] | null, one: Member) =>
    (idsOf.get(one) ?? []).some((id) => cast?.includes(id));
  const inCast = (cast: readonly number[] | null) => chosen.filter((one) => isIn(cast, one));
  const units = uniqueBy(chosen.map(({ unitRecord }) => unitRecord));
  const offices = uniqueBy(units.map(({ office }) => office));
  const clubs = chosen.flatMap((one) => one.clubs);
  const all: SharedThing[] = [
    ...units.map(({ jsonId, name }) => ({
      kind: "unit" as const,
      title: name,
      path: unitPath(jsonId),
      who: chosen.filter(({ unitRecord }) => unitRecord.jsonId === jsonId),
    })),
    ...offices.map(({ jsonId, name }) => ({
      kind: "agency" as const,
      title: name,
      path: officePath(jsonId),
      who: chosen.filter(({ unitRecord }) => unitRecord.office.jsonId === jsonId),
    })),
    ...[...new Map(clubs.map((club) => [club.key, club])).values()].map(({ key, title }) => ({
      kind: "club" as const,
      title,
      path: clubPath(key),
      who: chosen.filter((one) => one.clubs.some((club) => club.key === key)),
    })),
    ...occasions.trips.map(({ jsonId, title, album, cast }) => ({
      kind: "trip" as const,
      title,
      note: album,
      path: tripPath(jsonId),
      who: inCast(cast),
    })),
    ...occasions.campaigns.map(({ slug, name, cast }) => ({
      kind: "campaign" as const,
      title: name,
      path: campaignPath(slug),
      who: inCast(cast),
    })),
    ...occasions.notices.map(({ jsonId, title, start, cast }) => ({
      kind: "event" as const,
      title,
      note: start.slice(0, 4),
      path: noticePath(jsonId),
      who: inCast(cast),
    })),
  ];
  const place = ({ kind }: SharedThing) => THINGS.indexOf(kind);
  return all
    .filter(({ who }) => who.length > 1)
    .toSorted((a, b) => place(a) - place(b) || b.who.length - a.who.length);
}

function uniqueBy<Item extends { readonly jsonId: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.jsonId, item])).values()];
}
