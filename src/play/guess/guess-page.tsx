import { useMemo, useState } from "react";
import { dateInJapan } from "#lib/calendar/japan";
import { guessPath } from "#lib/content/model/pages/paths";
import { formatDate } from "#lib/format/date";
import { capital } from "#lib/text/capital";
import { NotFound } from "#src/app/errors/not-found";
import { useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { useNow } from "#src/ui/hooks/use-now";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Hero } from "#src/ui/primitives/hero/hero";
import { FriendPuzzle } from "./friend-puzzle";
import { GuessGame } from "./guess-game";
import * as styles from "./guess-page.module.css";
import drawings from "./guess-stage.svg";
import { PastPuzzles } from "./past-puzzles";
import { openRound, dailyPuzzles, readPuzzleRequest, type Round } from "./rounds";
import { Cluster, Panel, Stack } from "#src/ui/primitives/elements";

export function GuessPage({ data }: { data: Queries.GuessRouteQuery }) {
  const people = data.people.nodes;
  const puzzles = useMemo(
    () => dailyPuzzles(data.play ?? { firstDay: "2026-11-01", rounds: [] }),
    [data],
  );
  const request = useSearchState(readPuzzleRequest);
  const now = useNow();
  const today = now && dateInJapan(now);
  const [random, setRandom] = useState(() => Math.random());
  const opened = useMemo(() => {
    if (!request || request.kind === "unknown" || today === undefined) return undefined;
    const cast = people.map(({ id }) => id);
    return openRound(request, { puzzles, cast, today, random });
  }, [request, puzzles, people, today, random]);
  if (request?.kind === "unknown") return <NotFound />;
  const isDay = request?.kind === "today" || request?.kind === "day";
  return (
    <div className={styles.page}>
      <Stack as="header" gap={4} className={styles.hero}>
        <Drawing className={styles.stage} from={`${drawings}#stage`} viewBox="0 0 480 420" />
        <div className={styles.words}>
          <Hero
            label={opened?.ok ? labelOf(opened.round) : "A new one each day in Japan"}
            title={
              <>
                Guess <span>the idol</span>
              </>
            }
            titleClass={styles.title}
            lead="Find the idol in eight guesses. Each guess is compared in eight facts, such as unit, height and hair. Facts are those of Year 2; hair is that of our posters."
          />
          <Cluster as="nav" aria-label="Games" className={styles.kinds}>
            <ChoiceLink address={guessPath} isChosen={request?.kind === "today"}>
              Today
            </ChoiceLink>
            <ChoiceLink
              address={`${guessPath}?free`}
              isChosen={request?.kind === "free"}
              onChoose={(address) => {
                setRandom(Math.random());
                writeAddress(address);
              }}
            >
              Free play
            </ChoiceLink>
            <ChoiceLink
              address="#past"
              isChosen={request?.kind === "day"}
              onChoose={() => scrollToPart("past")}
            >
              Past days
            </ChoiceLink>
            <ChoiceLink address="#friend" isChosen={false} onChoose={() => scrollToPart("friend")}>
              For a friend
            </ChoiceLink>
          </Cluster>
        </div>
      </Stack>
      {opened && !opened.ok && (
        <Panel as="p" shadow={2} role="alert" className={styles.fault}>
          {opened.reason}
        </Panel>
      )}
      {opened?.ok && (
        <GuessGame
          key={opened.round.key}
          round={opened.round}
          people={people}
          onRestart={() => setRandom(Math.random())}
        />
      )}
      {!opened && <p className={styles.waiting}>The game is loading. It needs JavaScript.</p>}
      <PastPuzzles
        dailyPuzzles={puzzles}
        today={today}
        openDay={isDay && opened?.ok ? opened.round.day : undefined}
      />
      <FriendPuzzle people={people} />
    </div>
  );
}

/** Scrolls to a part of the page without changing the address, which may contain a friend's puzzle. */
function scrollToPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

function labelOf({ kind, title, day, isLate }: Round): string {
  if (kind === "friend") return "A friend’s puzzle";
  if (kind === "free" || day === undefined) return "Free play";
  return `${capital(title)} · ${formatDate(day)}${isLate ? "" : " in Japan"}`;
}
