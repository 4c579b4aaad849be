import type { Path } from "./problem";

const MAX_LENGTH = 60;

export const cut = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

/** A value as in its file, truncated to 60 characters. */
export const shown = (value: unknown): string => cut(JSON.stringify(value) ?? String(value));

/** A path in words: `display.color`, `list, item 3`, `menu, item 2, title`. */
export function placeName(path: Path): string {
  let name = "";
  let afterItem = false;
  for (const step of path) {
    if (typeof step === "number") name += `${name && ", "}item ${step + 1}`;
    else name += `${name && (afterItem ? ", " : ".")}${step}`;
    afterItem = typeof step === "number";
  }
  return name || "the file";
}

/** `a, b and c`. */
export function listed(words: readonly (string | number)[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** `1 character`, `12 characters`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Ascending integers with runs: `1 to 42, 50, 51, 61 to 64`. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([from, to]) => (to - from > 1 ? `${from} to ${to}` : [...new Set([from, to])].join(", ")))
    .join(", ");
}

export const fixedByCommand = (what: "it" | "them"): string =>
  `\`npm run content -- check --fix\` fixes ${what}`;
