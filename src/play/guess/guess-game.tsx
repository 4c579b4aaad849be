import { useState } from "react";
import { compareFacts, type Mark, type Sign } from "#lib/play/guess/compare-facts";
import { outcomeOf, TRIES } from "#lib/play/guess/game";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { IdolField } from "#src/ui/records/idol-field/idol-field";
import * as details from "#src/ui/primitives/details.late.module.css";
import { useGuesses } from "./guess-entry";
import * as styles from "./guess-game.module.css";
import { factsOf, type GuessIdol } from "./guess-idol";
import { GuessResult } from "./guess-result";
import * as rows from "./guess-row.late.module.css";
import type { Round } from "./rounds";

const SIGNS: Readonly<Record<Sign, string>> = {
  same: "✓",
  other: "✕",
  more: "↑",
  less: "↓",
  unknown: "–",
};

interface GuessGameProps {
  round: Round;
  people: readonly GuessIdol[];
  onAgain: () => void;
}

/** One game: the field, the board of guesses, and the end. */
export function GuessGame({ round, people, onAgain }: GuessGameProps) {
  const { guesses, add, isLoaded, isRemembering } = useGuesses(round);
  const [message, setMessage] = useState("");
  const personOf = (id: number) => people.find((one) => one.id === id);
  const answer = personOf(round.answer);
  if (!answer || !isLoaded) return null;
  const marksOf = (person: GuessIdol) => compareFacts(factsOf(person), factsOf(answer));
  const guessed = guesses.flatMap((id) => personOf(id) ?? []);
  const outcome = outcomeOf(guesses, round.answer);
  const left = TRIES - guesses.length;
  const guess = (person: { id: number }) => {
    const found = personOf(person.id);
    if (!found) return;
    add(found.id);
    setMessage(spoken(found, marksOf(found), found === answer ? 0 : left - 1));
  };
  return (
    <section className={styles.game} aria-labelledby="board">
      <h2 id="board" className={shapes.hidden}>
        The board, {round.title}
      </h2>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
      <div className={styles.board}>
        {outcome === "open" ? (
          <div className={styles.ask}>
            <p className={styles.count}>
              Guess {guesses.length + 1} <small>of {TRIES}</small>
            </p>
            <IdolField
              label="Who is it?"
              people={people.filter(({ id }) => !guesses.includes(id))}
              onChoose={guess}
            />
          </div>
        ) : (
          <GuessResult
            round={round}
            answer={answer}
            outcome={outcome}
            rows={guessed.map(marksOf)}
            onAgain={onAgain}
          />
        )}
        {guessed.length === 0 && (
          <ul className={styles.legend} aria-label="Signs">
            <li data-sign="same">✓ the same</li>
            <li data-sign="more">↑ the answer has more</li>
            <li data-sign="less">↓ it has less</li>
            <li data-sign="other">✕ different</li>
          </ul>
        )}
        <ol
          className={`${shapes.stack4} ${details.filled}`}
          aria-label="Guesses, the last one first"
          reversed
        >
          {guessed
            .map((person, place) => (
              <li
                key={person.id}
                className={rows.row}
                data-answer={person === answer || undefined}
                value={place + 1}
              >
                <div className={rows.who}>
                  <span className={rows.face} data-character={person.id}>
                    <Picture image={person.facePicture.small} alt="" sizes="64px" />
                  </span>
                  <h3 className={details.text4}>{person.name}</h3>
                </div>
                <dl className={rows.marks}>
                  {marksOf(person).map(({ key, title, said, sign, word }) => (
                    <div key={key} className={rows.mark} data-sign={sign}>
                      <dt>{title}</dt>
                      <dd>
                        <b>{said}</b>
                        <span>
                          <i aria-hidden="true">{SIGNS[sign]}</i> {word}
                        </span>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))
            .toReversed()}
        </ol>
        <p className={styles.bulbs} aria-hidden="true">
          {Array.from({ length: TRIES }, (_, place) => (
            <span key={place} data-lit={place < guesses.length || undefined} />
          ))}
        </p>
        {!isRemembering && (
          <p className={styles.note}>
            This browser keeps nothing: the game is gone when you leave.
          </p>
        )}
      </div>
    </section>
  );
}

function spoken({ name }: GuessIdol, marks: readonly Mark[], left: number): string {
  const facts = marks.map(({ title, said, word }) => `${title} ${said}: ${word}`).join(". ");
  const same = marks.filter(({ sign }) => sign === "same").length;
  const rest = left === 1 ? "1 guess left" : `${left} guesses left`;
  return `${name}: ${same} of ${marks.length} the same. ${facts}. ${left > 0 ? `${rest}.` : "The game is over."}`;
}
