import { siteHere } from "#src/data/browser/base-path";
import { useEffect, useRef } from "react";
import { characterPath } from "#lib/content/model/pages/paths";
import type { ComparedFact } from "#lib/play/guess/compare-facts";
import { type Outcome, TRIES } from "#lib/play/guess/game";
import { restOfJapansDay } from "#lib/play/guess/puzzle-days";
import { resultText } from "#lib/play/guess/result-text";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { useNow } from "#src/ui/hooks/use-now";
import { Picture } from "#src/ui/primitives/picture/picture";
import { SavePicture } from "../picture/save-picture";
import type { GuessIdol } from "./guess-idol";
import type { Round } from "./rounds";
import * as styles from "./guess-result.late.module.css";
import { Button, ButtonLink, Cluster, Panel, Tag, Text, Title } from "#src/ui/primitives/elements";

interface GuessResultProps {
  round: Round;
  answer: GuessIdol;
  outcome: Outcome;
  rows: readonly (readonly ComparedFact[])[];
  onRestart: () => void;
}

const loadPicture = () => import(/* webpackChunkName: "guess-picture" */ "./draw-guess-picture");

const HOUR = 60 * 60 * 1000;

/** Result of a game, with a text to share that does not give it away. */
export function GuessResult({ round, answer, outcome, rows, onRestart }: GuessResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused field is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const address = `${siteHere()}${round.path}`;
  const result = { title: round.title, outcome, rows, address };
  const now = useNow();
  const hours = now && Math.ceil(restOfJapansDay(now) / HOUR);
  const isToday = round.kind === "day" && !round.isLate;
  return (
    <Panel className={styles.result} data-unit={answer.unitRecord.id}>
      <div className={styles.poster}>
        <Picture
          image={answer.offDutyPicture.imageData}
          alt=""
          sizes="(min-width: 900px) 260px, 44vw"
        />
      </div>
      <div className={styles.words}>
        <Tag className={styles.verdict}>
          {outcome === "won" ? `Got it in ${rows.length} of ${TRIES}` : "No guesses left: it was"}
        </Tag>
        <Title outline="raised" size={6} ref={title} className={styles.name} tabIndex={-1}>
          {answer.name}
        </Title>
        <Tag className={styles.unit}>{answer.unitRecord.name}</Tag>
        <Cluster gap={3} className={styles.links}>
          <CopyButton
            text={resultText(result)}
            done="Copied, without any names."
            shadow={1}
            tone="sun"
          >
            Copy the result
          </CopyButton>
          <SavePicture
            draw={async () => (await loadPicture()).drawGuessPicture(result)}
            fileName="encore-guess.png"
            alt="What was saved: the signs of each guess, and no name"
            done="Saved, without any names."
          />
          <ButtonLink shadow={1} to={characterPath(answer.cname)}>
            See the profile
          </ButtonLink>
          {round.kind === "free" && (
            <Button shadow={1} onClick={onRestart}>
              Another one
            </Button>
          )}
        </Cluster>
        {isToday && hours && (
          <Text size={4} weight={700} className={styles.next}>
            The next puzzle opens at midnight in Japan,{" "}
            {hours === 1 ? "within the hour" : `in about ${hours} hours`}.
          </Text>
        )}
      </div>
    </Panel>
  );
}
