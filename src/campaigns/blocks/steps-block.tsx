import { graphql } from "gatsby";
import * as styles from "./steps-block.late.module.css";
import { Grid } from "#src/ui/primitives/grid/grid";
import { Panel } from "#src/ui/primitives/elements";

export function StepsBlock({ block }: { block: Queries.StepsBlockFragment }) {
  return (
    <Grid as="ol" className={styles.steps}>
      {block.steps.map((step) => (
        <Panel as="li" shadow={2} key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          <p>{step.about}</p>
        </Panel>
      ))}
    </Grid>
  );
}

export const stepsBlockFragment = graphql`
  fragment StepsBlock on StepsBlock {
    title intro
    steps { title about }
  }
`;
