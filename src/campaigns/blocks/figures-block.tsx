import { graphql } from "gatsby";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as styles from "./figures-block.late.module.css";

export function FiguresBlock({ block }: { block: Queries.FiguresBlockFragment }) {
  return (
    <Terms
      className={styles.figures}
      rowClass={styles.figure}
      valueClass={styles.value}
      of={block.figures}
    />
  );
}

export const figuresBlockFragment = graphql`
  fragment FiguresBlock on FiguresBlock {
    title
    figures { value label }
  }
`;
