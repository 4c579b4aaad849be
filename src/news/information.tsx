import { graphql } from "gatsby";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { NotFound } from "#src/app/errors/not-found";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import * as styles from "./information.module.css";
import { InformationHero } from "./information-hero";
import { NoticeFilters, type UnitChoice } from "./notice-filters";
import { byYear, filterNotices, pagesOf } from "./notice-list";
import { NoticeEntry } from "./notice-entry";
import { NoticePager } from "./notice-pager";
import * as years from "./notice-year-section.module.css";
import { resultCount, resultName } from "./result-words";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { type ListView, readView, viewAddress } from "./view";

export interface InformationProps {
  notices: readonly Queries.InformationNoticeFragment[];
  units: readonly UnitChoice[];
  characters: readonly Queries.InformationCharacterFragment[];
  /** The list of the page as it was built, where `notices` may be a later one. */
  builtIn?: readonly Queries.InformationNoticeFragment[];
  /** What is to be said of the list itself. */
  mark?: ReactNode;
}

const FIRST: ListView = { view: "list", page: 1 };

/**
 * Every notice, newest first. The whole list is in the page, by years; with scripts it is filtered
 * and turned by pages, and the address says what is shown.
 */
export function Information({
  notices: latest,
  builtIn = latest,
  units,
  characters,
  mark,
}: InformationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const faces = useMemo(() => new Map(characters.map((one) => [one.jsonId, one])), [characters]);
  const read = useCallback(
    (address: PageAddress) => {
      const found = { view: readView(address, latest), notices: latest };
      // What is being read stays, where a later list has nothing at its address.
      const isFound = found.view.view !== "unknown";
      return isFound ? found : { view: readView(address, builtIn), notices: builtIn };
    },
    [latest, builtIn],
  );
  const addressed = useSearchState(read);
  const { view, notices } = addressed ?? { view: FIRST, notices: latest };
  // Whoever turns the page goes on at its beginning, once it is there.
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!hasTurned.current || view.view === "unknown") return;
    hasTurned.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [view]);

  useNewcomer(view.view === "list" ? view.marked : undefined, notices);
  if (view.view === "unknown") return <NotFound />;

  const { kind, unit, page, marked } = view;
  const found = filterNotices(notices, { kind, unit });
  const pages = pagesOf(found);
  const isLive = addressed !== undefined;
  const unitName = units.find(({ jsonId }) => jsonId === unit)?.name;

  const turn = (to: string) => {
    hasTurned.current = true;
    writeAddress(to);
  };
  return (
    <div className={styles.page} data-live={isLive || undefined}>
      <InformationHero notices={notices} />
      <NoticeFilters notices={notices} units={units} filter={{ kind, unit }} />
      {mark}
      <section className={styles.board} aria-labelledby="notices">
        <div className={styles.caption}>
          <h2 ref={heading} id="notices" className={styles.heading} tabIndex={-1}>
            {resultName(kind, unitName)}
          </h2>
          <output className={styles.count}>{resultCount(found.length, page, pages.length)}</output>
        </div>
        {found.length === 0 && <p className={styles.empty}>No notices match these filters.</p>}
        <LateSheets />
        <div className={styles.list}>
          {pages.map((entries, place) =>
            isLive && place + 1 !== page ? null : (
              <div key={entries[0]?.jsonId ?? "none"} className={styles.sheet}>
                {byYear(entries).map(({ year, notices: ofYear }) => (
                  <div key={year} className={years.section}>
                    <h3
                      className={years.year}
                      data-continued={pages[place - 1]?.at(-1)?.start.startsWith(year) || undefined}
                    >
                      {year}
                    </h3>
                    <ul className={years.notices}>
                      {ofYear.map((notice) => (
                        <li key={notice.jsonId}>
                          <NoticeEntry
                            notice={notice}
                            faces={faces}
                            isMarked={notice.jsonId === marked}
                          />
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            ),
          )}
        </div>
        <NoticePager
          page={page}
          count={pages.length}
          addressOf={(to) => viewAddress({ kind, unit, page: to })}
          onTurn={turn}
        />
      </section>
    </div>
  );
}

/** Goes to the notice in the address, where it came only with the answer: the browser could not. */
function useNewcomer(marked: string | undefined, notices: InformationProps["notices"]): void {
  const known = useRef(notices);
  useEffect(() => {
    const before = known.current;
    known.current = notices;
    const isNew = marked !== undefined && before.every(({ jsonId }) => jsonId !== marked);
    if (!isNew || before === notices) return;
    document.getElementById(marked)?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [marked, notices]);
}

export const informationFragments = graphql`
  fragment InformationNotice on ActivityNotice {
    jsonId
    kind
    title
    titleJa
    text
    note
    start
    end
    startTw
    endTw
    units
    cast
    target
    unitRecords {
      jsonId
      name
    }
    castCharacters {
      jsonId
      cname
      name
      unit
    }
  }
  fragment InformationCharacter on Character {
    unit
    ...MemberChip
  }
`;
