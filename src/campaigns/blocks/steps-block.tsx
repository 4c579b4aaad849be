import { graphql } from "gatsby";
import * as styles from "./steps-block.late.module.css";

/** What to do, one thing after the other. */
export function StepsBlock({ block }: { block: Queries.StepsBlockFragment }) {
  return (
    <ol className={styles.steps}>
      {block.steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          <p>{step.about}</p>
        </li>
      ))}
    </ol>
  );
}

export const stepsBlockFragment = graphql`
  fragment StepsBlock on StepsBlock {
    title intro
    steps { title about }
  }
`;
