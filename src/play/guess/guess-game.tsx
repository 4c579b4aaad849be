import { useState } from "react";
import { compareFacts, type ComparedFact, type Sign } from "#lib/play/guess/compare-facts";
import { outcomeOf, TRIES } from "#lib/play/guess/game";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Cluster, Row, Stack, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import { IdolField } from "#src/ui/records/idol-field/idol-field";
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
  onRestart: () => void;
}

export function GuessGame({ round, people, onRestart }: GuessGameProps) {
  const { guesses, add, isLoaded, isPersistent } = useGuesses(round);
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
    setMessage(announcementOf(found, marksOf(found), found === answer ? 0 : left - 1));
  };
  return (
    <section className={styles.game} aria-labelledby="board">
      <VisuallyHidden as="h2" id="board">
        The board, {round.title}
      </VisuallyHidden>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
      <Stack gap={5} className={styles.board}>
        {outcome === "open" ? (
          <Stack gap={3} className={styles.question}>
            <p className={styles.count}>
              Guess {guesses.length + 1} <small>of {TRIES}</small>
            </p>
            <IdolField
              label="Who is it?"
              people={people.filter(({ id }) => !guesses.includes(id))}
              onChoose={guess}
            />
          </Stack>
        ) : (
          <GuessResult
            round={round}
            answer={answer}
            outcome={outcome}
            rows={guessed.map(marksOf)}
            onRestart={onRestart}
          />
        )}
        {guessed.length === 0 && (
          <Cluster as="ul" className={styles.legend} aria-label="Signs">
            <li data-sign="same">✓ the same</li>
            <li data-sign="more">↑ the answer has more</li>
            <li data-sign="less">↓ it has less</li>
            <li data-sign="other">✕ different</li>
          </Cluster>
        )}
        <Stack
          as="ol"
          gap={4}
          className={rows.rows}
          aria-label="Guesses, the last one first"
          reversed
        >
          {guessed
            .map((person, index) => (
              <Stack
                as="li"
                key={person.id}
                className={rows.row}
                data-answer={person === answer || undefined}
                value={index + 1}
              >
                <Row gap={3} className={rows.person}>
                  <span className={rows.face} data-character={person.id}>
                    <Picture image={person.facePicture.small} alt="" sizes="64px" />
                  </span>
                  <Text as="h3" size={4}>
                    {person.name}
                  </Text>
                </Row>
                <Stack as="dl" gap={1} className={rows.marks}>
                  {marksOf(person).map(({ key, title, text, sign, word }) => (
                    <div key={key} className={rows.mark} data-sign={sign}>
                      <dt>{title}</dt>
                      <dd>
                        <b>{text}</b>
                        <span>
                          <i aria-hidden="true">{SIGNS[sign]}</i> {word}
                        </span>
                      </dd>
                    </div>
                  ))}
                </Stack>
              </Stack>
            ))
            .toReversed()}
        </Stack>
        <Cluster as="p" gap={3} className={styles.bulbs} aria-hidden="true">
          {Array.from({ length: TRIES }, (_, index) => (
            <span key={index} data-highlighted={index < guesses.length || undefined} />
          ))}
        </Cluster>
        {!isPersistent && (
          <p className={styles.note}>
            This browser keeps nothing: the game is gone when you leave.
          </p>
        )}
      </Stack>
    </section>
  );
}

function announcementOf({ name }: GuessIdol, marks: readonly ComparedFact[], left: number): string {
  const facts = marks.map(({ title, text, word }) => `${title} ${text}: ${word}`).join(". ");
  const same = marks.filter(({ sign }) => sign === "same").length;
  const rest = left === 1 ? "1 guess left" : `${left} guesses left`;
  return `${name}: ${same} of ${marks.length} the same. ${facts}. ${left > 0 ? `${rest}.` : "The game is over."}`;
}
