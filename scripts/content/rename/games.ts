import type { Play } from "../../../content/types";
import { PLAY_FILE } from "../../../lib/content/model/kinds/single-files";
import { CONTENT } from "../../../lib/content/read/snapshot";
import type { Draft } from "../draft/draft";

const FILE = `${CONTENT}/${PLAY_FILE}`;

/** Renames a song in the lists of the games, where it stands: shared links count songs by their places. */
export function renameInGames(draft: Draft, from: string, to: string): void {
  const play = draft.record<Play>(FILE);
  const songs = play.songs.map((line) =>
    line
      .split(" ")
      .map((song) => (song === from ? to : song))
      .join(" "),
  );
  if (songs.join() !== play.songs.join()) draft.writeRecord(FILE, { ...play, songs });
}
