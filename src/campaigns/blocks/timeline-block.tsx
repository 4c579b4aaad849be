import { graphql } from "gatsby";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { formatDate } from "#lib/format/date";
import * as letters from "#src/ui/primitives/letters.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./timeline-block.late.module.css";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What happened, oldest first. */
export function TimelineBlock({ block }: { block: Queries.TimelineBlockFragment }) {
  return (
    <ol className={styles.entries} data-look={block.look ?? "line"}>
      {block.entries.map(({ when, title: what, titleJa, about, target }) => (
        <li key={`${when} ${what}`} className={styles.entry}>
          <p className={styles.when}>
            {DAY.test(when) ? <time dateTime={when}>{formatDate(when)}</time> : when}
          </p>
          <div className={styles.words}>
            <h3 className={letters.title3}>
              {target ? <SiteLink target={target}>{what}</SiteLink> : what}
            </h3>
            <Japanese className={letters.bold} text={titleJa} />
            {about ? <p>{about}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

export const timelineBlockFragment = graphql`
  fragment TimelineBlock on TimelineBlock {
    title intro look
    entries { when title titleJa about target }
  }
`;
