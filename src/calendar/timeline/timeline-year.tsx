import { Link } from "gatsby";
import { useState } from "react";
import { EVENT_START, JAPAN_OFFSET_MS } from "#lib/calendar/japan";
import { type EntryKind, isMinor, type TimelineEntry } from "#lib/calendar/timeline";
import { formatDateSpan } from "#lib/format/date-span";
import { counted } from "#lib/format/counted";
import { onPlainClick } from "#src/app/routing/plain-click";
import { songsAddress } from "#src/data/songs/songs-address";
import { langOf } from "#lib/text/lang-of";
import { capital } from "#lib/text/capital";
import { keepNumbers } from "#lib/text/keep-numbers";
import type { TimelinePeople } from "./choice";
import * as styles from "./timeline-year.module.css";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { Split } from "#src/ui/primitives/grid/split";
import { Panel } from "#src/ui/primitives/elements";

interface TimelineYearProps {
  year: string;
  entries: readonly TimelineEntry[];
  people: TimelinePeople;
  /** Hides minor releases until their number is pressed; without scripts it leads to the songs of the year. */
  hidesMinor: boolean;
}

const MARKED: readonly EntryKind[] = ["campaign", "debut"];

export function TimelineYear({
  year,
  entries,
  hidesMinor,
  people: { units, idols },
}: TimelineYearProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = hidesMinor && !isOpen ? entries.filter((entry) => !isMinor(entry)) : entries;
  const releases = hidesMinor ? entries.filter(isMinor).length : 0;
  const known = new Set(units.map(({ id }) => id));
  const unitOf = ({ units: own, cast }: TimelineEntry) => {
    const unit = own[0] ?? idols.find(({ id }) => id === cast[0])?.unit;
    return unit && known.has(unit) ? unit : undefined;
  };
  return (
    <section className={styles.year} aria-labelledby={`y${year}`}>
      <Panel as="h2" id={`y${year}`} className={styles.sign}>
        {year}
      </Panel>
      {releases > 0 && (
        <p className={styles.releases}>
          <Link
            to={songsAddress({ year })}
            data-replay=""
            {...(isOpen && { "aria-current": "true" })}
            onClick={onPlainClick(() => setOpen(!isOpen))}
          >
            {isOpen
              ? "Fewer releases"
              : counted(releases, shown.length > 0 ? "more release" : "release")}
          </Link>
        </p>
      )}
      <Split as="ol" className={styles.stops}>
        {shown.map((entry) => (
          <Panel
            as="li"
            key={entry.id}
            className={styles.stop}
            data-unit={unitOf(entry)}
            data-kind={MARKED.find((kind) => kind === entry.kind)}
          >
            <p>
              <b>{capital(entry.kind)}</b>{" "}
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
            <Link data-stretched="" to={entry.path} lang={langOf(entry.title)}>
              {keepNumbers(entry.title)}
            </Link>
          </Panel>
        ))}
      </Split>
    </section>
  );
}

/** A time of Japan in the visitor's zone; renders nothing in Japan's own, and on the server. */
function HereTime({ moment }: { moment: string }) {
  const isMounted = useMounted();
  if (!isMounted) return null;
  const time = new Date(moment);
  if (time.getTimezoneOffset() * -60_000 === JAPAN_OFFSET_MS) return null;
  const here = time.toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return <small>begins {here} your time</small>;
}
