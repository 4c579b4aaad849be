import {
  campaignPath,
  clubPath,
  noticePath,
  officePath,
  tripPath,
  unitPath,
} from "#lib/content/model/pages/paths";
import { uniqueById } from "#src/data/answers/unique-by-id";
import type { CompareCharacter } from "./comparison";

export type Member = Pick<CompareCharacter, "id" | "cname" | "name" | "unitRecord" | "clubs">;

/** Records with a cast, and those of the audition, which map older casts to idols. */
export type CastRecords = Pick<
  Queries.ComparePageQuery,
  "trips" | "campaigns" | "notices" | "audition"
>;

/** Kinds of shared things, in display order. */
export const KINDS = {
  unit: "Units",
  agency: "Agencies",
  club: "Clubs",
  trip: "Trips",
  campaign: "Campaigns",
  event: "Events and albums",
} as const;

export interface SharedThing {
  kind: keyof typeof KINDS;
  title: string;
  note?: string;
  path: string;
  who: readonly Member[];
}

/** Things that two or more share: most members first, then in the order of the lists. */
export function sharedThings(chosen: readonly Member[], castRecords: CastRecords): SharedThing[] {
  const idsOf = new Map(
    chosen.map((member) => {
      const earlier = castRecords.audition.nodes.filter(({ cname }) => cname === member.cname);
      return [member, [member.id, ...earlier.map(({ id }) => id)]] as const;
    }),
  );
  const isIn = (cast: readonly number[] | null, member: Member) =>
    (idsOf.get(member) ?? []).some((id) => cast?.includes(id));
  const sharedBy = (
    kind: SharedThing["kind"],
    title: string,
    path: string,
    isOf: (member: Member) => boolean,
    note?: string,
  ): SharedThing => ({ kind, title, path, who: chosen.filter(isOf), ...(note && { note }) });
  const units = uniqueById(chosen.map(({ unitRecord }) => unitRecord));
  const offices = uniqueById(units.map(({ office }) => office));
  const clubs = new Map(chosen.flatMap((member) => member.clubs).map((club) => [club.key, club]));
  const all = [
    ...units.map(({ id, name }) =>
      sharedBy("unit", name, unitPath(id), ({ unitRecord }) => unitRecord.id === id),
    ),
    ...offices.map(({ id, name }) =>
      sharedBy("agency", name, officePath(id), (member) => member.unitRecord.office.id === id),
    ),
    ...[...clubs.values()].map(({ key, title }) =>
      sharedBy("club", title, clubPath(key), (member) =>
        member.clubs.some((club) => club.key === key),
      ),
    ),
    ...castRecords.trips.nodes.map(({ id, title, album, cast }) =>
      sharedBy("trip", title, tripPath(id), (member) => isIn(cast, member), album),
    ),
    ...castRecords.campaigns.nodes.map(({ slug, name, cast }) =>
      sharedBy("campaign", name, campaignPath(slug), (member) => isIn(cast, member)),
    ),
    ...castRecords.notices.nodes.map(({ id, title, start, cast }) =>
      sharedBy(
        "event",
        title,
        noticePath({ id, start }),
        (member) => isIn(cast, member),
        start.slice(0, 4),
      ),
    ),
  ];
  return all.filter(({ who }) => who.length > 1).toSorted((a, b) => b.who.length - a.who.length);
}
