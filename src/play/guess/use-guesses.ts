import { useState } from "react";
import { useStored } from "#src/data/storage/use-stored";
import { GUESS_ENTRY } from "./guess-entry";
import type { Round } from "./rounds";

/** The guesses at a game: those at a day's puzzle are kept on the device, others as long as the page. */
export function useGuesses({ key, day, isLate = false }: Round) {
  const { state, save, isLoaded, isRemembering } = useStored(GUESS_ENTRY);
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
  return { guesses, add, isLoaded, isRemembering };
}
