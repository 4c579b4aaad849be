import { shuffled } from "../shuffled";
import { type Choice, knockOutRanking, mergeRanking, type Question, type Tied } from "./ranking";

export const TOP = 10;

export interface Sorting {
  readonly people: readonly number[];
  /** True if only the first {@link TOP} places are wanted. */
  readonly isTop: boolean;
  readonly seed: number;
  /** A letter for each choice so far: l, r or t. */
  readonly choices: string;
}

export type Progress = {
  /** Number of choices that were used. */
  readonly made: number;
} & (
  | { readonly question: Question<number>; readonly places?: undefined }
  | { readonly question?: undefined; readonly places: readonly Tied<number>[] }
);

/** Replays all choices. Choices after the last question are ignored. */
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

/** A place, shared after a tie: 1, 2, 2, 4 … */
export interface Placed {
  readonly id: number;
  readonly place: number;
}

/** All participants with their places, best first. */
export function withPlaces(places: readonly Tied<number>[]): Placed[] {
  let next = 1;
  return places.flatMap((tied) => {
    const place = next;
    next += tied.length;
    return tied.map((id) => ({ id, place }));
  });
}

/** Average place of each group with at least two placed members, best first. */
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
