/** As many notices as one page of the list shows. */
export const PAGE_SIZE = 12;

/** What the list looks at in a notice. */
export interface ListedNotice {
  readonly jsonId: string;
  readonly kind: string;
  readonly start: string;
  /** Ids of the units that it is about. */
  readonly units: readonly string[] | null;
  /** The units of those who are featured. */
  readonly castCharacters: readonly { readonly unit: string }[] | null;
}

/** What a visitor wants to see of the list: everything where nothing is said. */
export interface NoticeFilter {
  kind?: string | undefined;
  unit?: string | undefined;
}

/** The units that a notice belongs to: those that it is about, and those of whoever is featured. */
export function unitsOf({ units, castCharacters }: ListedNotice): Set<string> {
  return new Set([...(units ?? []), ...(castCharacters ?? []).map(({ unit }) => unit)]);
}

/** The notices that fit a filter, in the same order. */
export function filterNotices<Notice extends ListedNotice>(
  notices: readonly Notice[],
  { kind, unit }: NoticeFilter,
): Notice[] {
  return notices.filter(
    (notice) =>
      (kind === undefined || notice.kind === kind) &&
      (unit === undefined || unitsOf(notice).has(unit)),
  );
}

/** How many pages a list takes; an empty one has a page too, which says so. */
export function pageCount(notices: readonly unknown[]): number {
  return Math.max(1, Math.ceil(notices.length / PAGE_SIZE));
}

/** The notices of each page. */
export function pagesOf<Notice>(notices: readonly Notice[]): Notice[][] {
  return Array.from({ length: pageCount(notices) }, (_, place) =>
    notices.slice(place * PAGE_SIZE, (place + 1) * PAGE_SIZE),
  );
}

/** Notices of one year, in their order. */
export interface NoticeYear<Notice> {
  year: string;
  notices: Notice[];
}

/** The notices of a page by the year they began in. */
export function byYear<Notice extends ListedNotice>(
  notices: readonly Notice[],
): NoticeYear<Notice>[] {
  const years: NoticeYear<Notice>[] = [];
  for (const notice of notices) {
    const year = notice.start.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.notices.push(notice);
    else years.push({ year, notices: [notice] });
  }
  return years;
}
