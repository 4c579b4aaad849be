import { graphql } from "gatsby";
import * as styles from "./prose-block.late.module.css";

/** Paragraphs under a heading. */
export function ProseBlock({ block }: { block: Queries.ProseBlockFragment }) {
  const { paragraphs, note, look } = block;
  return (
    <div className={styles.columns} data-look={look ?? "page"}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

export const proseBlockFragment = graphql`
  fragment ProseBlock on ProseBlock { title paragraphs note look }
`;
