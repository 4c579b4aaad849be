import { Link } from "gatsby";
import { EVENT_START } from "#lib/calendar/japan";
import type { EntryKind, TimelineEntry } from "#lib/calendar/timeline";
import { formatDateSpan } from "#lib/format/date-span";
import type { TimelinePeople } from "./choice";
import { HereTime } from "./here-time";
import * as styles from "./timeline-year.module.css";

const KINDS: Readonly<Record<EntryKind, string>> = {
  event: "Event",
  release: "Release",
  debut: "Debut",
  campaign: "Campaign",
};

interface TimelineYearProps {
  year: string;
  entries: readonly TimelineEntry[];
  people: TimelinePeople;
}

/** A year of the rail: its sign, and a stop for each entry. */
export function TimelineYear({ year, entries, people: { units, idols } }: TimelineYearProps) {
  const known = new Set(units.map(({ jsonId }) => jsonId));
  const unitOf = ({ units: own, cast }: TimelineEntry) => {
    const unit = own[0] ?? idols.find(({ jsonId }) => jsonId === cast[0])?.unit;
    return unit && known.has(unit) ? unit : undefined;
  };
  return (
    <section className={styles.year} aria-labelledby={`y${year}`}>
      <h2 id={`y${year}`} className={styles.sign}>
        {year}
      </h2>
      <ol className={styles.stops}>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={styles.stop}
            data-unit={unitOf(entry)}
            data-kind={entry.kind}
          >
            <p>
              <b>{KINDS[entry.kind]}</b>{" "}
              {entry.kind === "event" ? (
                <>
                  <time dateTime={entry.date + EVENT_START}>
                    {formatDateSpan(entry.date, entry.end)}
                  </time>
                  <HereTime moment={entry.date + EVENT_START} />
                </>
              ) : (
                <time dateTime={entry.date}>{formatDateSpan(entry.date, entry.end)}</time>
              )}
            </p>
            <Link to={entry.path}>{entry.title}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
