import type { Character, Play, Song } from "../../../content/types";
import { fixedByCommand } from "../../../lib/content/model/problems/words";
import type { StyleProblem } from "../../../lib/content/check/style/line-ends";
import { KINDS } from "../../../lib/content/model/kinds/kinds";
import { findInJson } from "../../../lib/content/model/problems/position";
import type { RawContent } from "../../../lib/content/read/read-content";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { castOf, readIds, writeIds } from "../../../lib/play/cast";
import { addRound } from "../../../lib/play/guess/add-round";
import { GAMES_FILE } from "../kinds/kinds";

/**
 * A problem if idols have come or gone, or songs have come, since the last lists in the games' file. The fix adds lists, and
 * for idols a round of puzzles in which each is the answer once. It never fails a build.
 */
export function gamesOf({ files, problems }: RawContent): StyleProblem[] {
  const play = files.find(({ path }) => path === GAMES_FILE);
  const characters = files.filter(({ kind }) => kind === KINDS.characters);
  const songs = files.filter(({ kind }) => kind === KINDS.songs);
  const isRead = problems.every(
    ({ file, rule }) => rule === "copy" || (file !== GAMES_FILE && !isCharacterOrSong(file)),
  );
  if (!play?.valid || !isRead || [...characters, ...songs].some(({ valid }) => !valid)) return [];
  const before = play.data as Play;
  const ids = castOf(characters.map(({ data }) => data as Character)).map(({ id }) => id);
  const cast = writeIds(ids);
  const known = new Set(before.songs.flatMap((line) => line.split(" ")));
  const newSongs = songs.map(({ data }) => (data as Song).id).filter((id) => !known.has(id));
  const isCast = before.casts.at(-1) === cast;
  if (isCast && newSongs.length === 0) return [];
  const after: Play = {
    ...before,
    ...(!isCast && {
      rounds: addRound(before.rounds.map(readIds), ids).map(writeIds),
      casts: [...before.casts, cast],
    }),
    ...(newSongs.length > 0 && { songs: [...before.songs, newSongs.toSorted().join(" ")] }),
  };
  const fixed = `${JSON.stringify(after, null, 2)}\n`;
  const message = isCast
    ? `no list has the song ${newSongs[0]}; ${fixedByCommand("it")}`
    : `the last list of casts is not that of today’s idols; ${fixedByCommand("it")}`;
  const at = findInJson(play.text)([isCast ? "songs" : "casts"]);
  return [{ file: GAMES_FILE, ...at, rule: "games", message, fixed }];
}

const isCharacterOrSong = (file: string): boolean =>
  [KINDS.characters, KINDS.songs].some(({ folder }) => file.startsWith(`${CONTENT}/${folder}/`));
