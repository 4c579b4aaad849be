import { graphql } from "gatsby";
import { BlockSection } from "./block-section";
import * as styles from "./steps-block.module.css";

/** What to do, one thing after the other. */
export function StepsBlock({ block }: { block: Queries.StepsBlockFragment }) {
  const { title, intro, steps } = block;
  return (
    <BlockSection kind="steps" title={title} intro={intro}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p>{step.about}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

export const stepsBlockFragment = graphql`
  fragment StepsBlock on StepsBlock {
    title
    intro
    steps { title about }
  }
`;
