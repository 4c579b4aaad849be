import { graphql } from "gatsby";
import { useState } from "react";
import * as styles from "./quiz-block.late.module.css";
import { Grid } from "#src/ui/primitives/grid/grid";
import { Panel } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

export function QuizBlock({ block }: { block: Queries.QuizBlockFragment }) {
  return (
    <Grid as="ol" className={styles.questions}>
      {block.questions.map((question) => (
        <li key={question.question}>
          <QuizQuestion question={question} />
        </li>
      ))}
    </Grid>
  );
}

export const quizBlockFragment = graphql`
  fragment QuizBlock on QuizBlock {
    title intro
    questions { ...QuizQuestion }
  }
`;

/** Judges a choice at once; without scripts the answer is in a disclosure. */
function QuizQuestion({ question: asked }: { question: Queries.QuizQuestionFragment }) {
  const { question, choices, answer, because } = asked;
  const right = choices[answer - 1];
  const [chosen, setChosen] = useState<string>();
  return (
    <Panel as="fieldset" shadow={2} className={styles.question}>
      <legend className={styles.legend}>{question}</legend>
      <Fallback>{choices.join(" · ")}</Fallback>
      <Grid as="div" data-only="scripts" className={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={chosen === choice}
            data-judged={chosen === choice ? (choice === right ? "right" : "wrong") : undefined}
            onClick={() => setChosen(choice)}
          >
            {choice}
          </button>
        ))}
      </Grid>
      <output className={styles.verdict}>
        {chosen === undefined
          ? null
          : chosen === right
            ? `Right. ${because}`
            : "Not quite. Another guess?"}
      </output>
      <details className={styles.answer}>
        <summary>Show the answer</summary>
        <p>
          <strong>{right}.</strong> {because}
        </p>
      </details>
    </Panel>
  );
}

export const quizQuestionFragment = graphql`
  fragment QuizQuestion on QuizQuestion { question choices answer because }
`;
