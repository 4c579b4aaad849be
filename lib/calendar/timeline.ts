import { albumPath, campaignPath, noticePath, unitPath } from "../content/model/pages/paths";
import { releaseKey } from "../music/notice-music";

export type EntryKind = "event" | "release" | "debut" | "campaign" | "album" | "single";

export interface TimelineEntry {
  id: string;
  kind: EntryKind;
  /** First day in Japan, `YYYY-MM-DD`, and the last if there are several. */
  date: string;
  end?: string | undefined;
  title: string;
  path: string;
  units: readonly string[];
  cast: readonly number[];
}

export interface TimelineSources {
  notices: readonly {
    id: string;
    kind: string;
    title: string;
    start: string;
    end: string | null;
    target: string | null;
    units: readonly string[] | null;
    cast: readonly number[] | null;
  }[];
  units: readonly { id: string; name: string; firstRelease: { date: string } | null }[];
  albums: readonly {
    id: string;
    title: string;
    released: string;
    unitIds: readonly string[] | null;
    isAlbum: boolean | null;
  }[];
  campaigns: readonly {
    slug: string;
    name: string;
    shelf: string;
    from: string | null;
    cast: readonly number[];
  }[];
}

/** Kinds by the `kind` of a notice; all others are events. */
const KINDS: Readonly<Record<string, EntryKind>> = {
  album: "release",
  release: "release",
  debut: "debut",
};

/**
 * Events, releases, debuts and campaigns, newest first. Leaves out campaigns that a notice of the same day links to,
 * albums that a notice is about or that are the first of their unit, and dated editions of the home page.
 */
export function timelineOf({
  notices,
  units,
  albums,
  campaigns,
}: TimelineSources): TimelineEntry[] {
  const announced = new Set(notices.map(({ target, start }) => `${target} ${start}`));
  const releases = new Set([
    ...notices.flatMap((notice) =>
      KINDS[notice.kind] === "release" ? releaseKey(notice.start, notice.units) : [],
    ),
    ...units.flatMap(({ id, firstRelease }) =>
      firstRelease ? releaseKey(firstRelease.date, [id]) : [],
    ),
  ]);
  return [
    ...notices.map((notice): TimelineEntry => {
      const { id, kind, title, start, end, target } = notice;
      const releaseKind = KINDS[kind];
      return {
        id,
        kind: releaseKind ?? "event",
        date: start,
        end: end ?? undefined,
        title,
        path: (releaseKind && target) || noticePath({ id, start }),
        units: notice.units ?? [],
        cast: notice.cast ?? [],
      };
    }),
    ...units.flatMap(({ id, name, firstRelease }): TimelineEntry[] => {
      if (!firstRelease) return [];
      const title = `${name}: the first release`;
      const { date } = firstRelease;
      const key = releaseKey(date, [id]);
      const album = albums.find((one) => releaseKey(one.released, one.unitIds) === key);
      const path = album ? albumPath(album.id) : unitPath(id);
      return [{ id: `first-${id}`, kind: "release", date, title, path, units: [id], cast: [] }];
    }),
    ...albums.flatMap(({ id, title, released, unitIds, isAlbum }): TimelineEntry[] => {
      if (releases.has(releaseKey(released, unitIds))) return [];
      const kind = isAlbum ? "album" : "single";
      const people = { units: unitIds ?? [], cast: [] };
      return [{ id: `album-${id}`, kind, date: released, title, path: albumPath(id), ...people }];
    }),
    ...campaigns.flatMap(({ slug, name, shelf, from, cast }): TimelineEntry[] => {
      const path = campaignPath(slug);
      if (!from || shelf === "edition" || announced.has(`${path} ${from}`)) return [];
      const id = `campaign-${slug.replaceAll("/", "-")}`;
      return [{ id, kind: "campaign", date: from, title: name, path, units: [], cast }];
    }),
  ].sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id));
}

/** True for one of the many releases, which a timeline of everybody counts without showing them. */
export const isMinor = ({ kind }: TimelineEntry): boolean => kind === "album" || kind === "single";

/** Entries of the same day in other years, newest first. @param today `YYYY-MM-DD` */
export function onThisDay<Entry extends { date: string }>(
  entries: readonly Entry[],
  today: string,
): Entry[] {
  return entries.filter(({ date }) => date.slice(5) === today.slice(5) && date < today);
}
