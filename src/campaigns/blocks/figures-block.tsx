import { graphql } from "gatsby";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./figures-block.module.css";

/** Figures in large print. */
export function FiguresBlock({ block }: { block: Queries.FiguresBlockFragment }) {
  return (
    <dl className={styles.figures}>
      {block.figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={letters.bold}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const figuresBlockFragment = graphql`
  fragment FiguresBlock on FiguresBlock {
    title
    figures { value label }
  }
`;
