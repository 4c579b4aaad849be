import { useState } from "react";
import { TRIES } from "#lib/play/guess/game";
import { type EntryFormat, isRecord } from "#src/data/storage/stored-entry";
import { useStored } from "#src/data/storage/use-stored";
import type { Round } from "./rounds";

/** Guesses at a day's puzzle: ids in order, and whether it was begun on a later day. */
interface StoredGame {
  readonly guesses: readonly number[];
  readonly isLate: boolean;
}

export interface GuessState {
  readonly games: Readonly<Record<string, StoredGame>>;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export const GUESS_ENTRY: EntryFormat<GuessState> = {
  key: "guess",
  version: 1,
  read: ({ games }) => ({
    games: Object.fromEntries(
      Object.entries(isRecord(games) ? games : {}).flatMap(([day, found]) => {
        const game = DAY.test(day) ? readGame(found) : undefined;
        return game ? [[day, game] as const] : [];
      }),
    ),
  }),
};

function readGame(found: unknown): StoredGame | undefined {
  if (!isRecord(found) || !Array.isArray(found["guesses"])) return undefined;
  const guesses = [...new Set(found["guesses"] as unknown[])].filter(
    (id): id is number => Number.isSafeInteger(id) && Number(id) > 0,
  );
  return { guesses: guesses.slice(0, TRIES), isLate: found["isLate"] === true };
}

/** Guesses of a game; those of daily puzzles are stored, others last as long as the page. */
export function useGuesses({ key, day, isLate = false }: Round) {
  const { state, save, isLoaded, isPersistent } = useStored(GUESS_ENTRY);
  const [others, setOthers] = useState<Readonly<Record<string, readonly number[]>>>({});
  const guesses = (day === undefined ? others[key] : state.games[day]?.guesses) ?? [];
  const add = (id: number) => {
    if (day === undefined) return setOthers({ ...others, [key]: [...guesses, id] });
    save(({ games }) => {
      const game = games[day] ?? { guesses: [], isLate };
      if (game.guesses.includes(id)) return { games };
      return { games: { ...games, [day]: { ...game, guesses: [...game.guesses, id] } } };
    });
  };
  return { guesses, add, isLoaded, isPersistent };
}
