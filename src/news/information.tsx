import { graphql } from "gatsby";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { NotFound } from "#src/app/errors/not-found";
import type { Call } from "#src/data/answers/live-answer";
import { joinNotices } from "#src/data/answers/notices";
import { useAnswer } from "#src/data/answers/use-answer";
import type { ContentApi } from "#src/data/api/content-api";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import * as styles from "./information.module.css";
import { InformationHero } from "./information-hero";
import { NoticeFilters } from "./notice-filters";
import { byYear, filterNotices, pagesOf } from "./notice-list";
import { NoticePager } from "./notice-pager";
import { NoticeYearSection } from "./notice-year-section";
import { noticePeriods } from "#lib/content/model/pages/notice-periods";
import { formatHalfYear } from "#lib/format/half-year";
import { noticePeriodPath } from "#lib/content/model/pages/paths";
import * as periodStyles from "./notice-periods.module.css";
import { resultCount, resultName } from "./result-words";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { type ListView, readView, viewAddress } from "./view";
import { ButtonLink, Cluster, Stack } from "#src/ui/primitives/elements";
import { Grid } from "#src/ui/primitives/grid/grid";

export interface InformationProps {
  notices: readonly Queries.InformationNoticeFragment[];
  units: readonly { id: string; name: string }[];
  characters: readonly Queries.InformationCharacterFragment[];
  hasFeeds?: boolean;
}

const FIRST: ListView = { page: 1 };

/**
 * All notices, newest first: as built, then as answered by the host. The HTML contains the first page and links to the
 * half-years; scripts filter and page the list by the address.
 */
export const Information = observer(function Information(props: InformationProps) {
  const { notices: builtIn, units, characters, hasFeeds = false } = props;
  const fetchNotices = useCallback(
    async (api: ContentApi, call: Call) =>
      joinNotices(await api.get("activity-list", call), { units, characters }),
    [units, characters],
  );
  const answer = useAnswer(builtIn, fetchNotices);
  const latest = answer.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const faces = useMemo(() => new Map(characters.map((one) => [one.id, one])), [characters]);
  const read = useCallback(
    (address: PageAddress) => {
      const view = readView(address, latest);
      if (view) return { view, notices: latest };
      // A notice being read stays, even if a later list lacks it.
      return { view: readView(address, builtIn), notices: builtIn };
    },
    [latest, builtIn],
  );
  const { view, notices } = useSearchState(read) ?? { view: FIRST, notices: latest };
  // After a change of page, scrolls to the start of the list.
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!hasTurned.current || !view) return;
    hasTurned.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [view]);

  const { kind, unit, page, marked } = view ?? FIRST;
  const found = filterNotices(notices, { kind, unit });
  const pages = pagesOf(found);
  const entries = pages[page - 1] ?? [];
  useScrollToMarked(marked, entries);
  if (!view) return <NotFound />;

  const unitName = units.find(({ id }) => id === unit)?.name;

  const turnPage = (to: string) => {
    hasTurned.current = true;
    writeAddress(to);
  };
  return (
    <>
      <InformationHero title="Notice board" lead={summaryOf(notices)} hasFeeds={hasFeeds} />
      <NoticeFilters notices={notices} units={units} filter={{ kind, unit }} />
      <StaleNotice answers={[answer]} part="Notices" />
      <section className={styles.board} aria-labelledby="notices">
        <Cluster className={styles.caption}>
          <h2 ref={heading} id="notices" className={styles.heading} tabIndex={-1}>
            {resultName(kind, unitName)}
          </h2>
          <output className={styles.count}>{resultCount(found.length, page, pages.length)}</output>
        </Cluster>
        {found.length === 0 && <p className={styles.empty}>No notices match these filters.</p>}
        <LateSheets />
        {byYear(entries).map(({ year, notices: yearNotices }) => (
          <NoticeYearSection
            key={year}
            year={year}
            notices={yearNotices}
            faces={faces}
            marked={marked}
          />
        ))}
        <NoticePager
          page={page}
          count={pages.length}
          addressOf={(to) => viewAddress({ kind, unit, page: to })}
          onTurn={turnPage}
        />
        <NoticePeriods notices={latest} />
      </section>
    </>
  );
});

function summaryOf(notices: InformationProps["notices"]): string {
  const [latest, earliest] = [notices[0], notices.at(-1)].map((one) => one?.start.slice(0, 4));
  if (!latest) return "There are no notices yet.";
  return `${notices.length} notices from ${earliest} to ${latest}, newest first: every event, album and debut that we have dates for.`;
}

/** Scrolls to the notice in the address if it was rendered after the browser looked for it. */
function useScrollToMarked(marked: string | undefined, entries: InformationProps["notices"]): void {
  const shown = useRef(entries);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = entries;
    if (marked === undefined || before.some(({ id }) => id === marked)) return;
    document.getElementById(marked)?.scrollIntoView?.({ block: "start", behavior: "instant" });
  });
}

export const informationFragments = graphql`
  fragment InformationNotice on ActivityNotice {
    id: jsonId kind title titleJa text note start end startTw endTw units cast target
    unitRecords { id: jsonId name }
    castCharacters { id: jsonId cname name unit }
  }

  fragment InformationCharacter on Character {
    unit
    ...MemberChip
  }
`;

/** Links to the half-years, which are complete without scripts. */
function NoticePeriods({ notices }: { notices: readonly { readonly start: string }[] }) {
  return (
    <Stack as="nav" gap={3} className={periodStyles.periods} aria-labelledby="periods">
      <h2 id="periods" className={periodStyles.heading}>
        Notices by half-year
      </h2>
      <Grid className={periodStyles.list}>
        {noticePeriods(notices).map((period) => (
          <li key={period}>
            <ButtonLink size="small" className={periodStyles.period} to={noticePeriodPath(period)}>
              {formatHalfYear(period)}
            </ButtonLink>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
