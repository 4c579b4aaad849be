import type { Play } from "../../../content/types";
import type { Draft } from "../draft/draft";
import { GAMES_FILE } from "../kinds/kinds";

/** Renames a song in the lists of the games, where it stands: shared links count songs by their places. */
export function renameInGames(draft: Draft, from: string, to: string): void {
  const play = draft.record<Play>(GAMES_FILE);
  const songs = play.songs.map((line) =>
    line
      .split(" ")
      .map((song) => (song === from ? to : song))
      .join(" "),
  );
  if (songs.join() !== play.songs.join()) draft.writeRecord(GAMES_FILE, { ...play, songs });
}
