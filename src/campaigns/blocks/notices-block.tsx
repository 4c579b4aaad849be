import { graphql, Link } from "gatsby";
import { noticePath } from "#lib/content/model/pages/paths";
import { formatDate } from "#lib/format/date";
import { keepNumbers } from "#lib/text/keep-numbers";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./notices-block.late.module.css";
import { Grid } from "#src/ui/primitives/grid/grid";

export function NoticesBlock({ block }: { block: Queries.NoticesBlockFragment }) {
  return (
    <Grid className={styles.notices}>
      {block.noticeRecords.map(({ id, title, titleJa, start }) => (
        <li key={id} className={styles.notice}>
          <p className={styles.date}>
            <time dateTime={start}>{formatDate(start)}</time>
          </p>
          <p>
            <Link className={styles.link} data-stretched="" to={noticePath({ id, start })}>
              {keepNumbers(title)}
            </Link>
          </p>
          <Japanese className={styles.original} text={titleJa} shownName={title} />
        </li>
      ))}
    </Grid>
  );
}

export const noticesBlockFragment = graphql`
  fragment NoticesBlock on NoticesBlock {
    title intro
    noticeRecords { id: jsonId title titleJa start }
  }
`;
