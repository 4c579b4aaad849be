import { graphql } from "gatsby";
import { useCallback, useMemo } from "react";
import { timelineOf, type TimelineSources } from "#lib/calendar/timeline";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { filterEntries, readChoice, type TimelinePeople, travellers, UNKNOWN } from "./choice";
import { TimelineFilters } from "./timeline-filters";
import { TimelineHero } from "./timeline-hero";
import { TimelineYear } from "./timeline-year";
import * as styles from "./timeline.module.css";

interface TimelineProps {
  sources: TimelineSources;
  people: TimelinePeople;
}

/** Everything with a date on one rail, newest first; the address says whose. */
export function Timeline({ sources, people }: TimelineProps) {
  const entries = useMemo(() => timelineOf(sources), [sources]);
  const read = useCallback((address: PageAddress) => readChoice(address, people), [people]);
  const choice = useSearchState(read) ?? {};
  const idols = useMemo(() => travellers(entries, people), [entries, people]);
  if (choice === UNKNOWN) return <NotFound />;
  const shown = filterEntries(entries, choice, people);
  const years = [...new Set(shown.map(({ date }) => date.slice(0, 4)))];
  return (
    <>
      <TimelineHero entries={shown} all={entries} />
      <TimelineFilters units={people.units} idols={idols} choice={choice} onChoose={writeAddress} />
      <LateSheets />
      <div className={styles.rail}>
        <output className={styles.count}>
          {shown.length === 1 ? "1 stop" : `${shown.length} stops`}
        </output>
        {shown.length === 0 && <p>Nothing with a date is known of them.</p>}
        {years.map((year) => (
          <TimelineYear
            key={year}
            year={year}
            entries={shown.filter(({ date }) => date.startsWith(year))}
            people={people}
          />
        ))}
      </div>
    </>
  );
}

export const timelineFragments = graphql`
  fragment TimelineNotice on ActivityNotice {
    jsonId
    kind
    title
    start
    end
    target
    units
    cast
  }
  fragment TimelineUnit on Unit {
    jsonId
    name
    firstRelease {
      date
    }
  }
  fragment TimelineCampaign on Campaign {
    slug
    name
    shelf
    from
    cast
  }
  fragment TimelineIdol on Character {
    jsonId
    cname
    name
    unit
  }
`;
