import type { Play } from "../../../content/types";
import { dateInJapan } from "../../../lib/calendar/japan";
import { counted } from "../../../lib/content/model/problems/words";
import { dayOfPuzzle, puzzleOn } from "../../../lib/play/guess/puzzle-days";
import { readIds } from "../../../lib/play/cast";
import type { Draft } from "../draft/draft";
import { GAMES_FILE } from "../kinds/kinds";
import type { Target } from "./targets";

/** Greatest number of days listed. */
const MOST_DAYS = 3;

/** Takes the last lines of the games out that name a record which was never published, so that nothing depends on them. */
export function withdrawFromGames(draft: Draft, targets: readonly Target[]): void {
  const gone = new Set(
    targets.flatMap(({ kind, name, ids }) => (kind === "song" ? [name] : ids.map(String))),
  );
  const play = draft.record<Play>(GAMES_FILE);
  const shorter = (lines: readonly string[]) => {
    const isOf = (line: string) => line.split(" ").some((name) => gone.has(name));
    const kept = lines.findLastIndex((line) => !isOf(line)) + 1;
    return kept === 0 ? [...lines] : lines.slice(0, kept);
  };
  const [rounds, casts, songs] = [play.rounds, play.casts, play.songs].map(shorter);
  const after = { ...play, rounds, casts, songs };
  if (JSON.stringify(after) !== JSON.stringify(play)) draft.writeRecord(GAMES_FILE, after);
}

/** Lines about the daily puzzles to come whose answer is a removed idol; empty if there are none. */
export function gamesLines(draft: Draft, gone: ReadonlySet<number>, now = new Date()): string[] {
  const { firstDay, rounds } = draft.record<Play>(GAMES_FILE);
  const next = puzzleOn(dateInJapan(now), firstDay);
  const days = rounds
    .flatMap(readIds)
    .flatMap((id, at) => (at >= next && gone.has(id) ? [dayOfPuzzle(at + 1, firstDay)] : []));
  if (days.length === 0) return [];
  const more = days.length > MOST_DAYS ? `, … until ${days.at(-1)}` : "";
  const which = `${days.slice(0, MOST_DAYS).join(", ")}${more}`;
  return [
    "",
    `${counted(days.length, "daily puzzle")} to come in ${GAMES_FILE} would have had it as the answer: ${which}. Published puzzles never change, so on these days the game says that the idol is not in this guide.`,
  ];
}
