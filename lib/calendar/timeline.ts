import { campaignPath, noticePath, unitPath } from "../content/model/pages/paths";

export type EntryKind = "event" | "release" | "debut" | "campaign";

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

/** Records of the timeline, in the shape of the pages' queries. */
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
  campaigns: readonly {
    slug: string;
    name: string;
    shelf: string;
    from: string | null;
    cast: readonly number[];
  }[];
}

const KINDS: Readonly<Record<string, EntryKind>> = {
  album: "release",
  release: "release",
  debut: "debut",
};

/**
 * Events, releases, debuts and campaigns, newest first. Leaves out campaigns that a notice of the same day links to,
 * and dated editions of the home page.
 */
export function timelineOf({ notices, units, campaigns }: TimelineSources): TimelineEntry[] {
  const announced = new Set(notices.map(({ target, start }) => `${target} ${start}`));
  return [
    ...notices.map((notice): TimelineEntry => {
      const { id, kind, title, start, end, target } = notice;
      const own = KINDS[kind];
      return {
        id,
        kind: own ?? "event",
        date: start,
        end: end ?? undefined,
        title,
        path: (own && target) || noticePath({ id, start }),
        units: notice.units ?? [],
        cast: notice.cast ?? [],
      };
    }),
    ...units.flatMap(({ id, name, firstRelease }): TimelineEntry[] => {
      if (!firstRelease) return [];
      const title = `${name}: the first release`;
      const { date } = firstRelease;
      const path = unitPath(id);
      return [{ id: `first-${id}`, kind: "release", date, title, path, units: [id], cast: [] }];
    }),
    ...campaigns.flatMap(({ slug, name, shelf, from, cast }): TimelineEntry[] => {
      const path = campaignPath(slug);
      if (!from || shelf === "edition" || announced.has(`${path} ${from}`)) return [];
      const id = `campaign-${slug.replaceAll("/", "-")}`;
      return [{ id, kind: "campaign", date: from, title: name, path, units: [], cast }];
    }),
  ].sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id));
}

/** Entries of the same day in other years, newest first. @param today `YYYY-MM-DD` */
export function onThisDay<Entry extends { date: string }>(
  entries: readonly Entry[],
  today: string,
): Entry[] {
  return entries.filter(({ date }) => date.slice(5) === today.slice(5) && date < today);
}
