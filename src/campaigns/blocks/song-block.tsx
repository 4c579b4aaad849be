import { graphql } from "gatsby";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { formatDate } from "#lib/format/date";
import * as styles from "./song-block.late.module.css";
import { Stack } from "#src/ui/primitives/elements";

/** A song with its singers, beside a record whose label has the text `side`, or the performer. */
export function SongBlock({ block }: { block: Queries.SongBlockFragment }) {
  const { performer, released, side, about, singerRecords } = block;
  return (
    <div className={styles.song}>
      <div className={styles.sleeve} aria-hidden="true">
        <div className={styles.disc}>
          <p className={styles.label}>{side ?? performer}</p>
        </div>
      </div>
      <Stack gap={4} className={styles.words}>
        <p className={styles.credit}>
          {performer} · <time dateTime={released}>{formatDate(released)}</time>
        </p>
        <p>{about}</p>
        {singerRecords && <MemberChips className={styles.singers} characters={singerRecords} />}
      </Stack>
    </div>
  );
}

export const songBlockFragment = graphql`
  fragment SongBlock on SongBlock {
    title titleJa performer released side about
    singerRecords { ...MemberChip }
  }
`;
