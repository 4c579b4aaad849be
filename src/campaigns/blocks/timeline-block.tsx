import { graphql } from "gatsby";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { formatDate } from "#lib/format/date";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./timeline-block.late.module.css";
import { Stack, Title } from "#src/ui/primitives/elements";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function TimelineBlock({ block }: { block: Queries.TimelineBlockFragment }) {
  return (
    <ol className={styles.entries} data-look={block.look ?? "line"}>
      {block.entries.map(({ when, title: what, titleJa, about, target }) => (
        <Stack as="li" key={`${when} ${what}`} className={styles.entry}>
          <p className={styles.when}>
            {DAY.test(when) ? <time dateTime={when}>{formatDate(when)}</time> : when}
          </p>
          <Stack gap={1} className={styles.words}>
            <Title as="h3" size={3}>
              {target ? <SiteLink target={target}>{what}</SiteLink> : what}
            </Title>
            <Japanese className={styles.original} text={titleJa} />
            {about ? <p>{about}</p> : null}
          </Stack>
        </Stack>
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
