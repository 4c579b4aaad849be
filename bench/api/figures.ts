import type { Outcome } from "./send";

/** The value below which so many in a hundred of some sorted values lie. */
export const percentile = (sorted: readonly number[], hundredth: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? 0;

const row = (name: string, times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const cells = [percentile(sorted, 50), percentile(sorted, 99), sorted.at(-1) ?? 0];
  return [
    name.padEnd(16),
    String(times.length).padStart(8),
    ...cells.map((cell) => cell.toFixed(1).padStart(9)),
  ].join("");
};

/** The times of all requests, and of each kind. */
export function figures(outcomes: readonly Outcome[], seconds: number): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].sort();
  const times = (kind?: string) =>
    outcomes
      .filter((one) => kind === undefined || one.kind === kind)
      .map(({ milliseconds }) => milliseconds);
  return [
    `${"".padEnd(16)}${"requests".padStart(8)}${"p50 ms".padStart(9)}${"p99 ms".padStart(9)}${"most ms".padStart(9)}`,
    ...kinds.map((kind) => row(kind, times(kind))),
    row("all", times()),
    "",
    `${outcomes.length} requests in ${seconds.toFixed(1)} s: ${Math.round(outcomes.length / seconds)} a second`,
  ].join("\n");
}
