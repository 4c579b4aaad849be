import { TRIES } from "#lib/play/guess/game";
import { type EntryFormat, isRecord } from "#src/data/storage/stored-entry";

/** The guesses at a day's puzzle. */
export interface KeptGame {
  /** Ids, in order. */
  readonly guesses: readonly number[];
  /** Whether it was begun on another day than its own. */
  readonly isLate: boolean;
}

/** What the device keeps: the games by their days. */
export interface GuessState {
  readonly games: Readonly<Record<string, KeptGame>>;
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

function readGame(found: unknown): KeptGame | undefined {
  if (!isRecord(found) || !Array.isArray(found["guesses"])) return undefined;
  const guesses = [...new Set(found["guesses"] as unknown[])].filter(
    (id): id is number => Number.isSafeInteger(id) && Number(id) > 0,
  );
  return { guesses: guesses.slice(0, TRIES), isLate: found["isLate"] === true };
}
