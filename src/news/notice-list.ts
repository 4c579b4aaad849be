export const PAGE_SIZE = 12;

type Notice = Queries.InformationNoticeFragment;

/** Filter of the list; undefined fields match all. */
export interface NoticeFilter {
  kind?: string | undefined;
  unit?: string | undefined;
}

/** Units of a notice: its subjects, and those of featured characters. */
export const unitsOf = ({ units, castCharacters }: Notice): Set<string> =>
  new Set([...(units ?? []), ...(castCharacters ?? []).map(({ unit }) => unit)]);

export function filterNotices(notices: readonly Notice[], { kind, unit }: NoticeFilter): Notice[] {
  return notices.filter(
    (notice) =>
      (kind === undefined || notice.kind === kind) &&
      (unit === undefined || unitsOf(notice).has(unit)),
  );
}

export const pageCount = (notices: readonly unknown[]): number =>
  Math.max(1, Math.ceil(notices.length / PAGE_SIZE));

export function pagesOf(notices: readonly Notice[]): Notice[][] {
  return Array.from({ length: pageCount(notices) }, (_, index) =>
    notices.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
}

export function byYear(notices: readonly Notice[]) {
  const years: { year: string; notices: Notice[] }[] = [];
  for (const notice of notices) {
    const year = notice.start.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.notices.push(notice);
    else years.push({ year, notices: [notice] });
  }
  return years;
}
