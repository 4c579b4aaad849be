import { graphql, Link } from "gatsby";
import { formatDateSpan } from "#lib/format/date-span";
import { kindNames } from "#src/data/answers/notice-kinds";
import { noticePath } from "#lib/content/pages/paths";
import * as styles from "./notice-card.module.css";

interface NoticeCardProps {
  notice: Queries.NoticeCardFragment;
  /** The heading level that fits where the card stands; plain text if left out. */
  as?: "h3" | "p";
}

/** A notice as a torn-off ticket: when, of what kind, and its title, which leads to the entry. */
export function NoticeCard({ notice, as: Title = "p" }: NoticeCardProps) {
  const { jsonId, kind, title, titleJa, start, end, units } = notice;
  return (
    <article className={styles.card} data-unit={units?.[0]} data-kind={kind}>
      <p className={styles.stub}>
        <span className={styles.kind}>{kindNames(kind).one}</span>
        <time dateTime={start}>{formatDateSpan(start, end)}</time>
      </p>
      <div className={styles.body}>
        <Title className={styles.title}>
          <Link className={styles.link} to={noticePath(jsonId)}>
            {title}
          </Link>
        </Title>
        {titleJa && titleJa !== title && (
          <p className={styles.ja} lang="ja">
            {titleJa}
          </p>
        )}
      </div>
    </article>
  );
}

export const noticeCardFragment = graphql`
  fragment NoticeCard on ActivityNotice {
    jsonId
    kind
    title
    titleJa
    start
    end
    units
  }
`;
