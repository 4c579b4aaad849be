import { type ShapeName, type Spark, sparksOf } from "./shells";

/** A shell to be launched: where it opens, in shares of the sky, and what it opens to. */
export interface Shell {
  x: number;
  y: number;
  shape: ShapeName;
  inks: readonly string[];
}

/** A shell on its way: when it leaves the river, in seconds of the show, and its sparks. */
export interface Flight extends Shell {
  start: number;
  sparks: readonly Spark[];
  size: number;
  life: number;
}

/** How long a shell rises before it opens, in seconds. */
export const RISE = 0.75;
/** How many sparks are in the sky at most; the oldest shells give way. */
export const MOST_SPARKS = 2400;
export const KEPT = 12;

/** What flies at any time, which follows from the time alone: a show can stop and go on. */
export class Show {
  kept: readonly Flight[] = [];
  private flights: readonly Flight[] = [];

  constructor(private readonly random: () => number = Math.random) {}

  /** Sends a shell up at a time of the show. */
  launch(shell: Shell, start: number): void {
    const sparks = sparksOf(shell.shape, this.random);
    const life = Math.max(...sparks.map(({ until }) => until));
    const flight = { ...shell, start, sparks, life, size: 0.85 + this.random() * 0.35 };
    this.flights = withinBounds([...this.flights, flight]);
    this.kept = [...this.kept, flight].slice(-KEPT);
  }

  /** What is in the air or waits for its turn. */
  flightsAt(time: number): readonly Flight[] {
    this.flights = this.flights.filter(({ start, life }) => time < start + RISE + life);
    return this.flights;
  }
}

function withinBounds(flights: readonly Flight[]): readonly Flight[] {
  let count = 0;
  const first = flights.findLastIndex(({ sparks }) => {
    count += sparks.length;
    return count > MOST_SPARKS;
  });
  return flights.slice(first + 1);
}
