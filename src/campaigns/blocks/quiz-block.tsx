import { graphql } from "gatsby";
import { BlockSection } from "./block-section";
import * as styles from "./quiz-block.module.css";
import { QuizQuestion } from "./quiz-question";

/** Questions with one right answer each. */
export function QuizBlock({ block }: { block: Queries.QuizBlockFragment }) {
  return (
    <BlockSection kind="quiz" title={block.title} intro={block.intro}>
      <ol className={styles.questions}>
        {block.questions.map((question) => (
          <li key={question.question}>
            <QuizQuestion question={question} />
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

export const quizBlockFragment = graphql`
  fragment QuizBlock on QuizBlock {
    title
    intro
    questions {
      ...QuizQuestion
    }
  }
`;
