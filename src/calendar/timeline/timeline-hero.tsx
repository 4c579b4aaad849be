import type { TimelineEntry } from "#lib/calendar/timeline";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Hero } from "#src/ui/primitives/hero/hero";
import * as styles from "./timeline-hero.module.css";
import train from "./train.svg";

interface TimelineHeroProps {
  /** Entries that the visitor's filter leaves, newest first. */
  entries: readonly TimelineEntry[];
  all: readonly TimelineEntry[];
}

/** In SVG units: width of a year on the rail, vertical distance of stacked lights, and height of the rail. */
const YEAR = 96;
const RISE = 13;
const RAIL_Y = 112;

/** All entries as lights on a rail, by month, in the colours of their units. */
export function TimelineHero({ entries, all }: TimelineHeroProps) {
  const first = Number(all.at(-1)?.date.slice(0, 4) ?? 0);
  const last = Number(all[0]?.date.slice(0, 4) ?? 0);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // One more year for the train behind the last stop.
  const length = (years.length + 1) * YEAR;
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Hero
          label={`All stops, ${first} to ${last}`}
          title="Timeline"
          lead="Every event, release, debut and campaign that this guide has a date for. Days are Japan’s; events begin there at 15:00."
        />
        <p className={styles.station} aria-hidden="true">
          <b>{last}</b>
          <span>{last - 1}</span>
          <span>{last + 1}</span>
        </p>
      </div>
      <div className={styles.rail} aria-hidden="true">
        <svg className={styles.map} viewBox={`-10 0 ${length + 20} ${RAIL_Y + 22}`}>
          <path d={`M0 ${RAIL_Y}h${length}`} />
          {years.map((year, index) => (
            <use key={year} href={`${train}#year`} x={index * YEAR} y={RAIL_Y} />
          ))}
          {[...lightsOf(entries, first)].map(([unit, lights]) => (
            <g key={unit} data-unit={unit || undefined}>
              {lights.map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} />
              ))}
            </g>
          ))}
        </svg>
        <ol className={styles.years}>
          {years.map((year) => (
            <li key={year}>{year}</li>
          ))}
        </ol>
        <Drawing className={styles.train} from={`${train}#train`} viewBox="0 0 180 90" />
      </div>
    </header>
  );
}

/** Positions of each unit's lights on a rail that begins with the year `first`. */
function lightsOf(entries: readonly TimelineEntry[], first: number) {
  const lights = new Map<string, [x: number, y: number][]>();
  const heights = new Map<number, number>();
  for (const { date, units } of entries.toReversed()) {
    const x = monthX(date, first);
    const y = heights.get(x) ?? RAIL_Y - 12;
    heights.set(x, y - RISE);
    const [unit = ""] = units;
    lights.set(unit, [...(lights.get(unit) ?? []), [x, y]]);
  }
  return lights;
}

/** Centre of a date's month on a rail that begins with the year `first`. */
function monthX(date: string, first: number): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return (year - first) * YEAR + ((month - 0.5) / 12) * YEAR;
}
