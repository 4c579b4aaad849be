import { siteHere } from "#src/data/browser/base-path";
import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import { characterPath } from "#lib/content/pages/paths";
import type { Mark } from "#lib/play/guess/compare-facts";
import { type Outcome, TRIES } from "#lib/play/guess/game";
import { restOfJapansDay } from "#lib/play/guess/puzzle-days";
import { resultText } from "#lib/play/guess/result-text";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { useNow } from "#src/ui/hooks/use-now";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as details from "#src/ui/primitives/details.late.module.css";
import { SavePicture } from "../picture/save-picture";
import type { GuessIdol } from "./guess-idol";
import type { Round } from "./rounds";
import * as styles from "./guess-result.late.module.css";

interface GuessResultProps {
  round: Round;
  answer: GuessIdol;
  outcome: Outcome;
  rows: readonly (readonly Mark[])[];
  onAgain: () => void;
}

const loadPicture = () => import(/* webpackChunkName: "guess-picture" */ "./draw-guess-picture");

const HOUR = 60 * 60 * 1000;

/** The end of a game: who it was, how it went, and how to tell others without giving it away. */
export function GuessResult({ round, answer, outcome, rows, onAgain }: GuessResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const address = `${siteHere()}${round.path}`;
  const result = { title: round.title, outcome, rows, address };
  const now = useNow();
  const hours = now && Math.ceil(restOfJapansDay(now) / HOUR);
  const isToday = round.kind === "day" && !round.isLate;
  return (
    <div className={styles.result} data-unit={answer.unitRecord.id}>
      <div className={styles.poster}>
        <Picture
          image={answer.posterPicture.imageData}
          alt=""
          sizes="(min-width: 900px) 260px, 44vw"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.verdict}>
          {outcome === "won" ? `Got it in ${rows.length} of ${TRIES}` : "No guesses left: it was"}
        </p>
        <h2 ref={title} className={styles.name} tabIndex={-1}>
          {answer.name}
        </h2>
        <p className={`${shapes.tag} ${details.fitted} ${details.top3}`}>
          {answer.unitRecord.name}
        </p>
        <div className={styles.ways}>
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
          <Link className={`${shapes.button} ${shapes.shadow1}`} to={characterPath(answer.cname)}>
            See the profile
          </Link>
          {round.kind === "free" && (
            <button
              type="button"
              className={`${shapes.button} ${shapes.shadow1}`}
              onClick={onAgain}
            >
              Another one
            </button>
          )}
        </div>
        {isToday && hours && (
          <p className={styles.next}>
            The next puzzle opens at midnight in Japan,{" "}
            {hours === 1 ? "within the hour" : `in about ${hours} hours`}.
          </p>
        )}
      </div>
    </div>
  );
}
