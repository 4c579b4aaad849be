import type { NamedMusic } from "#lib/music/notice-music";
import { type Faces, NoticeEntry } from "./notice-entry";
import * as styles from "./notice-year-section.late.module.css";
import { Stack, Title } from "#src/ui/primitives/elements";

interface NoticeYearSectionProps {
  year: string;
  notices: readonly Queries.InformationNoticeFragment[];
  faces?: Faces;
  /** Id of the notice in the address. */
  marked?: string | undefined;
  /** Songs and albums of each notice; the list of all notices leaves them to the pages of half-years. */
  music?: readonly (readonly NamedMusic[])[];
}

export function NoticeYearSection({ year, notices, faces, marked, music }: NoticeYearSectionProps) {
  return (
    <div className={styles.section}>
      <Title as="h3" outline="flat" className={styles.year}>
        {year}
      </Title>
      <Stack as="ul" gap={5} className={styles.notices}>
        {notices.map((notice, index) => (
          <li key={notice.id}>
            <NoticeEntry
              notice={notice}
              faces={faces}
              isMarked={notice.id === marked}
              music={music?.[index]}
            />
          </li>
        ))}
      </Stack>
    </div>
  );
}
