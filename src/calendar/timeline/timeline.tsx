import { graphql } from "gatsby";
import { useCallback, useMemo } from "react";
import { counted } from "#lib/format/counted";
import { isMinor, timelineOf } from "#lib/calendar/timeline";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { filterEntries, readChoice, idolsWithEntries, UNKNOWN } from "./choice";
import { TimelineFilters } from "./timeline-filters";
import { TimelineHero } from "./timeline-hero";
import { TimelineYear } from "./timeline-year";
import { HideBuiltList } from "#src/ui/records/built-list/hide-built-list";
import * as styles from "./timeline.module.css";
import { Section } from "#src/ui/primitives/elements";

/** All dated records, newest first, filtered by the address. */
export function Timeline({ data }: { data: Queries.TimelinePageQuery }) {
  const { notices, units, albums, campaigns, offices, idols: everybody } = data;
  const entries = useMemo(
    () =>
      timelineOf({
        notices: notices.nodes,
        units: units.nodes,
        albums: albums.nodes,
        campaigns: campaigns.nodes,
      }),
    [notices, units, albums, campaigns],
  );
  const people = useMemo(
    () => ({
      units: offices.nodes.flatMap((office) => office.units),
      idols: everybody.nodes,
    }),
    [offices, everybody],
  );
  const read = useCallback((address: PageAddress) => readChoice(address, people), [people]);
  const addressed = useSearchState(read);
  const choice = addressed ?? {};
  const idols = useMemo(() => idolsWithEntries(entries, people), [entries, people]);
  if (choice === UNKNOWN) return <NotFound />;
  const all = filterEntries(entries, choice, people);
  const isUnfiltered = !choice.unit && !choice.idol;
  const shown = isUnfiltered ? all.filter((entry) => !isMinor(entry)) : all;
  const years = [...new Set(all.map(({ date }) => date.slice(0, 4)))];
  return (
    <>
      <TimelineHero entries={shown} all={entries} />
      <TimelineFilters units={people.units} idols={idols} choice={choice} />
      <LateSheets />
      <HideBuiltList />
      <Section as="div" data-built={addressed ? undefined : ""}>
        <output className={styles.count}>{counted(shown.length, "stop")}</output>
        {shown.length === 0 && <p>This guide knows no dates for them.</p>}
        {years.map((year) => (
          <TimelineYear
            key={year}
            year={year}
            entries={all.filter(({ date }) => date.startsWith(year))}
            hidesMinor={isUnfiltered}
            people={people}
          />
        ))}
      </Section>
    </>
  );
}

export const timelineFragments = graphql`
  fragment TimelineNotice on ActivityNotice { id: jsonId kind title start end target units cast }

  fragment TimelineUnit on Unit {
    id: jsonId name
    firstRelease { date }
  }

  fragment TimelineAlbum on Album { id: jsonId title released unitIds isAlbum }
  fragment TimelineCampaign on Campaign { slug name shelf from cast }
  fragment TimelineIdol on Character { id: jsonId cname name unit }
`;
