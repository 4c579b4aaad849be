import { type ShapeName, type Spark, sparksOf } from "./shells";

/** A shell to launch: position of its burst, 0 to 1 of the sky, its shape and its colours. */
export interface Shell {
  x: number;
  y: number;
  shape: ShapeName;
  inks: readonly string[];
}

/** A launched shell: its start in seconds of the show, its sparks, their relative size, and their life in seconds. */
export interface Flight extends Shell {
  start: number;
  sparks: readonly Spark[];
  size: number;
  life: number;
}

/** Time from launch to burst, in seconds. */
export const RISE = 0.75;
/** Limit of sparks in the sky; the oldest shells are dropped. */
export const MOST_SPARKS = 2400;
export const MOST_RECENT = 12;

/** Shells in the air at time `t`. Depends only on `t`, so a show can be paused and resumed. */
export class Show {
  recentFlights: readonly Flight[] = [];
  private flights: readonly Flight[] = [];

  constructor(private readonly random: () => number = Math.random) {}

  launch(shell: Shell, start: number): void {
    const sparks = sparksOf(shell.shape, this.random);
    const life = Math.max(...sparks.map(({ until }) => until));
    const flight = { ...shell, start, sparks, life, size: 0.85 + this.random() * 0.35 };
    this.flights = withinBounds([...this.flights, flight]);
    this.recentFlights = [...this.recentFlights, flight].slice(-MOST_RECENT);
  }

  /** Shells in the air or pending. */
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
