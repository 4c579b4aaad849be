import { friendPuzzlePath, guessPath, puzzlePath } from "#lib/content/model/pages/paths";
import { codeIn } from "#lib/packing/link-code";
import { readIds } from "#lib/play/cast";
import { readFriendCode } from "#lib/play/guess/friend-code";
import { dayOfPuzzle, puzzleOn } from "#lib/play/guess/puzzle-days";
import { formatDate } from "#lib/format/date";
import { readParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";

export type PuzzleRequest =
  | { readonly kind: "today" | "free" | "unknown" }
  | { readonly kind: "day"; readonly puzzle: number }
  | { readonly kind: "friend"; readonly code: string };

/** Hashes that are sections of the page, not codes. */
const SECTIONS = new Set(["", "top", "past", "friend"]);

/** Parses the requested puzzle; never throws. */
export function readPuzzleRequest({ search, hash }: PageAddress): PuzzleRequest {
  const code = codeIn(hash);
  if (!SECTIONS.has(code)) return { kind: "friend", code };
  const params = readParams(search, ["puzzle", "free"]);
  if (params.free !== undefined) return { kind: "free" };
  if (params.puzzle === undefined) return { kind: "today" };
  return /^[1-9]\d{0,4}$/.test(params.puzzle)
    ? { kind: "day", puzzle: Number(params.puzzle) }
    : { kind: "unknown" };
}

/** Daily puzzles of content/play.json. Each of its `rounds` holds the ids of all idols, packed, in the order of days. */
export interface DailyPuzzles {
  readonly firstDay: string;
  readonly answers: readonly number[];
}

export const dailyPuzzles = (play: {
  firstDay: string;
  rounds: readonly string[];
}): DailyPuzzles => ({
  firstDay: play.firstDay,
  answers: play.rounds.flatMap(readIds),
});

/** A game to play: the idol to find, and its address. */
export interface Round {
  /** Differs for each puzzle; entries are stored by it. */
  readonly key: string;
  readonly kind: "day" | "friend" | "free";
  /** Title, such as “no. 25”. */
  readonly title: string;
  /** Id of the idol to find. */
  readonly answer: number;
  readonly path: string;
  /** Day of a daily puzzle; late if that is not today. */
  readonly day?: string;
  readonly isLate?: boolean;
}

type OpenedRound =
  | { readonly ok: true; readonly round: Round }
  | { readonly ok: false; readonly reason: string };

const FAULTS = {
  unreadable: "Something in this link is wrong. Copy it again from your friend’s message.",
  "cut-off": "The end of this link was lost on the way. Ask your friend to send it again, whole.",
  "too-new":
    "This link comes from a newer edition of the game. Load the page again, and open it once more.",
} as const;

interface PuzzleContext {
  readonly puzzles: DailyPuzzles;
  readonly cast: readonly number[];
  readonly today: string;
  /** Random number from 0 to 1 that picks the idol of free play. */
  readonly random: number;
}

export function openRound(
  request: Exclude<PuzzleRequest, { kind: "unknown" }>,
  context: PuzzleContext,
): OpenedRound {
  const { puzzles, cast, today, random } = context;
  const roundOfKnownIdol = (round: Round): OpenedRound =>
    cast.includes(round.answer)
      ? { ok: true, round }
      : { ok: false, reason: "The idol of this puzzle is not in this guide." };
  if (request.kind === "friend") {
    const found = readFriendCode(request.code);
    if (!found.ok) return { ok: false, reason: FAULTS[found.fault] };
    const path = friendPuzzlePath(request.code);
    const title = "a friend’s puzzle";
    return roundOfKnownIdol({ key: request.code, kind: "friend", title, answer: found.id, path });
  }
  if (request.kind === "free") {
    const answer = cast[Math.floor(random * cast.length)] ?? 0;
    return roundOfKnownIdol({
      key: `free ${random}`,
      kind: "free",
      title: "free play",
      answer,
      path: guessPath,
    });
  }
  const puzzle = request.kind === "day" ? request.puzzle : puzzleOn(today, puzzles.firstDay);
  const day = dayOfPuzzle(puzzle, puzzles.firstDay);
  const answer = puzzles.answers[puzzle - 1];
  const fault = (reason: string) => ({ ok: false, reason }) as const;
  if (day > today) return fault(`Puzzle no. ${puzzle} opens on ${formatDate(day)} in Japan.`);
  if (answer === undefined)
    return fault("There is no puzzle for this day yet. The archive and free play go on.");
  const isLate = day !== today;
  const path = isLate ? puzzlePath(puzzle) : guessPath;
  return roundOfKnownIdol({
    key: day,
    kind: "day",
    title: `no. ${puzzle}`,
    answer,
    path,
    day,
    isLate,
  });
}
