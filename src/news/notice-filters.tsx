import type { ReactNode } from "react";
import { noticeKindNames, noticeKinds } from "#src/data/answers/notice-kinds";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Choices } from "#src/ui/primitives/choice-link/choices";
import * as styles from "./notice-filters.module.css";
import { filterNotices, type NoticeFilter, unitsOf } from "./notice-list";
import { viewAddress } from "./view";
import { Stack } from "#src/ui/primitives/elements";

interface NoticeFiltersProps {
  notices: readonly Queries.InformationNoticeFragment[];
  units: readonly { id: string; name: string }[];
  filter: NoticeFilter;
}

export function NoticeFilters({ notices, units, filter }: NoticeFiltersProps) {
  const { kind, unit } = filter;
  const kinds = noticeKinds.filter((one) => notices.some((notice) => notice.kind === one));
  const unitsWithNotices = new Set(notices.flatMap((notice) => [...unitsOf(notice)]));
  const choice = (
    wanted: NoticeFilter,
    isChosen: boolean,
    children: ReactNode,
    unitId?: string,
  ) => {
    const address = viewAddress(wanted);
    return (
      <li key={address}>
        <ChoiceLink address={address} isChosen={isChosen} unit={unitId}>
          {children}
        </ChoiceLink>
      </li>
    );
  };
  return (
    <div data-only="scripts" className={styles.filters}>
      <Stack gap={3} className={styles.inner}>
        <Stack as="nav" className={styles.row} aria-label="Filter by kind">
          <p className={styles.label}>Kind</p>
          <Choices>
            {[undefined, ...kinds].map((one) =>
              choice(
                { kind: one, unit },
                one === kind,
                <>
                  {one === undefined ? "Everything" : noticeKindNames(one).plural}
                  <span className={styles.number}>
                    {filterNotices(notices, { kind: one, unit }).length}
                  </span>
                </>,
              ),
            )}
          </Choices>
        </Stack>
        <Stack as="nav" className={styles.row} aria-label="Filter by unit">
          <p className={styles.label}>With</p>
          <Choices>
            {choice({ kind, unit: undefined }, unit === undefined, "All units")}
            {units
              .filter(({ id }) => unitsWithNotices.has(id))
              .map(({ id, name }) => choice({ kind, unit: id }, unit === id, name, id))}
          </Choices>
        </Stack>
      </Stack>
    </div>
  );
}
