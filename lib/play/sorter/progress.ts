import { shuffled } from "../shuffled";
import { type Choice, knockOutRanking, mergeRanking, type Question, type Tied } from "./ranking";

/** How many places are ranked where only the first are wanted. */
export const TOP = 10;

/** What a ranking follows from: nothing else is kept of it. */
export interface Sorting {
  /** Ids of those who take part. */
  readonly people: readonly number[];
  /** Whether only the first places are wanted. */
  readonly isTop: boolean;
  /** In which order they meet. */
  readonly seed: number;
  /** A letter for each choice so far: l, r or t. */
  readonly choices: string;
}

/** How far a sorting has come: it asks something, or it has its places. */
export type Progress = {
  /** How many choices have been made. */
  readonly made: number;
} & (
  | { readonly question: Question<number>; readonly places?: undefined }
  | { readonly question?: undefined; readonly places: readonly Tied<number>[] }
);

/** Makes all choices again. What comes after the last question is left out. */
export function progressOf({ people, isTop, seed, choices }: Sorting): Progress {
  const order = shuffled(people, `sort ${seed}`);
  const ranking = isTop ? knockOutRanking(order, TOP) : mergeRanking(order);
  let step = ranking.next();
  let made = 0;
  for (const choice of choices) {
    if (step.done) break;
    step = ranking.next(choice as Choice);
    made += 1;
  }
  return step.done ? { made, places: step.value } : { made, question: step.value };
}

/** Somebody's place: 1, 2, 2, 4 … */
export interface Placed {
  readonly id: number;
  readonly place: number;
}

/** Everybody with their place, the best first. */
export function placed(places: readonly Tied<number>[]): Placed[] {
  let next = 1;
  return places.flatMap((tied) => {
    const place = next;
    next += tied.length;
    return tied.map((id) => ({ id, place }));
  });
}

/** The average place of each group that two or more of are placed in, the best first. */
export function averages<Group>(
  ranking: readonly Placed[],
  groupOf: (id: number) => Group | undefined,
): { group: Group; average: number; count: number }[] {
  const groups = new Map<Group, number[]>();
  for (const { id, place } of ranking) {
    const group = groupOf(id);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  return [...groups]
    .filter(([, all]) => all.length > 1)
    .map(([group, all]) => {
      const sum = all.reduce((total, place) => total + place, 0);
      return { group, average: sum / all.length, count: all.length };
    })
    .toSorted((one, other) => one.average - other.average);
}
