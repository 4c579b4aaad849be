import type { Character, Play } from "../../../content/types";
import { mendedByCommand } from "../../../lib/content/model/problems/words";
import type { StyleProblem } from "../../../lib/content/check/style/line-ends";
import { KINDS } from "../../../lib/content/model/kinds/kinds";
import { PLAY_FILE } from "../../../lib/content/model/kinds/single-files";
import { findInJson } from "../../../lib/content/model/problems/position";
import type { RawContent } from "../../../lib/content/read/read-content";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { castOf, readIds, writeIds } from "../../../lib/play/cast";
import { lengthened } from "../../../lib/play/guess/lengthened";

const FILE = `${CONTENT}/${PLAY_FILE}`;

/**
 * A problem if idols have come or gone since the last cast in the games' file. The fix adds a cast, and a round of
 * puzzles in which each idol is the answer once. It never fails a build.
 */
export function gamesOf({ files, problems }: RawContent): StyleProblem[] {
  const play = files.find(({ path }) => path === FILE);
  const characters = files.filter(({ kind }) => kind === KINDS.characters);
  const isRead = problems.every(({ file }) => file !== FILE && !isCharacter(file));
  if (!play?.valid || !isRead || characters.some(({ valid }) => !valid)) return [];
  const before = play.data as Play;
  const ids = castOf(characters.map(({ data }) => data as Character)).map(({ id }) => id);
  const cast = writeIds(ids);
  if (before.casts.at(-1) === cast) return [];
  const rounds = lengthened(before.rounds.map(readIds), ids).map(writeIds);
  const fixed = `${JSON.stringify({ ...before, rounds, casts: [...before.casts, cast] }, null, 2)}\n`;
  const message = `the last list of casts is not that of today’s idols; ${mendedByCommand("it")}`;
  return [{ file: FILE, ...findInJson(play.text)(["casts"]), rule: "games", message, fixed }];
}

const isCharacter = (file: string): boolean =>
  file.startsWith(`${CONTENT}/${KINDS.characters.folder}/`);
