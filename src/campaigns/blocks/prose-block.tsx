import { graphql } from "gatsby";
import * as styles from "./prose-block.late.module.css";
import { Stack } from "#src/ui/primitives/elements";

export function ProseBlock({ block }: { block: Queries.ProseBlockFragment }) {
  const { paragraphs, note, look } = block;
  return (
    <Stack gap={6} className={styles.columns} data-look={look ?? "page"}>
      <Stack className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Stack>
  );
}

export const proseBlockFragment = graphql`
  fragment ProseBlock on ProseBlock { title paragraphs note look }
`;
