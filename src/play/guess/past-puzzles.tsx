import { puzzlePath } from "#lib/content/model/pages/paths";
import { formatDate } from "#lib/format/date";
import { outcomeOf } from "#lib/play/guess/game";
import { dayOfPuzzle, puzzleOn } from "#lib/play/guess/puzzle-days";
import { type PlayedDay, type Statistics, statisticsOf } from "#lib/play/guess/statistics";
import { writeAddress } from "#src/app/routing/use-search-state";
import { useStored } from "#src/data/storage/use-stored";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Panel, Stack, VisuallyHidden } from "#src/ui/primitives/elements";
import { GUESS_ENTRY, type GuessState } from "./guess-entry";
import * as styles from "./past-puzzles.module.css";
import type { DailyPuzzles } from "./rounds";
import { Split } from "#src/ui/primitives/grid/split";

interface PastPuzzlesProps {
  dailyPuzzles: DailyPuzzles;
  today: string | undefined;
  openDay: string | undefined;
}

export function PastPuzzles({ dailyPuzzles, today, openDay }: PastPuzzlesProps) {
  const { state } = useStored(GUESS_ENTRY);
  const played = playedDays(state, dailyPuzzles);
  const todaysPuzzle = today === undefined ? 0 : puzzleOn(today, dailyPuzzles.firstDay);
  const latest = Math.min(todaysPuzzle, dailyPuzzles.answers.length);
  const puzzles = Array.from({ length: Math.max(0, latest) }, (_, index) => latest - index);
  return (
    <section className={styles.past} aria-labelledby="past">
      <h2 id="past" className={styles.title} tabIndex={-1}>
        So far
      </h2>
      <GuessStatistics statistics={statisticsOf(played, todaysPuzzle)} />
      <Stack as="ol" className={styles.days}>
        {puzzles.map((puzzle) => {
          const day = dayOfPuzzle(puzzle, dailyPuzzles.firstDay);
          const game = played.find((one) => one.puzzle === puzzle);
          const sign = signOf(game);
          return (
            <li key={puzzle}>
              <ChoiceLink
                className={styles.day}
                address={puzzlePath(puzzle)}
                isChosen={openDay === day}
                onChoose={(address) => {
                  writeAddress(address);
                  window.scrollTo({ top: 0 });
                }}
              >
                <VisuallyHidden>Puzzle </VisuallyHidden>
                <b>{puzzle}</b>
                <span aria-hidden="true" data-sign={sign.name}>
                  {sign.sign}
                </span>
                <VisuallyHidden>
                  , {formatDate(day)}, {sign.words}
                </VisuallyHidden>
              </ChoiceLink>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}

function GuessStatistics({
  statistics: { played, won, streak, longest, distribution },
}: {
  statistics: Statistics;
}) {
  const all = { Played: played, Found: won, "Days in a row": streak, "Longest row": longest };
  const most = Math.max(1, ...distribution);
  return (
    <Split className={styles.tally}>
      <Stack as="dl" gap={3} className={styles.figures}>
        {Object.entries(all).map(([title, value]) => (
          <Panel shadow={1} key={title} className={styles.figure}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </Panel>
        ))}
      </Stack>
      {played === 0 && (
        <p className={styles.none}>
          Nothing has been played on this device yet. Your games are kept here and not sent
          anywhere.
        </p>
      )}
      <div hidden={played === 0}>
        <p className={styles.caption}>Guesses that it took</p>
        <Stack as="ol" gap={1} className={styles.spread}>
          {distribution.map((count, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place is what it counts
            <li key={index}>
              <b>{index + 1}</b>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(1.5, (count / most) * 100)} height="10" />
              </svg>
              <span>{count}</span>
            </li>
          ))}
        </Stack>
      </div>
    </Split>
  );
}

function playedDays({ games }: GuessState, { firstDay, answers }: DailyPuzzles): PlayedDay[] {
  return Object.entries(games).flatMap(([day, { guesses, isLate }]) => {
    const puzzle = puzzleOn(day, firstDay);
    const answer = answers[puzzle - 1];
    if (answer === undefined) return [];
    return [{ puzzle, outcome: outcomeOf(guesses, answer), tries: guesses.length, isLate }];
  });
}

function signOf(game: PlayedDay | undefined) {
  if (!game) return { name: "new", sign: "·", words: "not played" };
  const { outcome, tries } = game;
  if (outcome === "won")
    return { name: "won", sign: `✓${tries}`, words: `found with guess ${tries}` };
  if (outcome === "lost") return { name: "lost", sign: "✕", words: "not found" };
  return { name: "open", sign: "…", words: `begun, ${tries} guesses` };
}
