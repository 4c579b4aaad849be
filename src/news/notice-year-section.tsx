import { type Faces, NoticeEntry } from "./notice-entry";
import * as styles from "./notice-year-section.late.module.css";
import { Title } from "#src/ui/primitives/text/text";
import { Stack } from "#src/ui/primitives/layout/layout";

interface NoticeYearSectionProps {
  year: string;
  notices: readonly Queries.InformationNoticeFragment[];
  faces?: Faces;
  /** Id of the notice in the address. */
  marked?: string | undefined;
}

export function NoticeYearSection({ year, notices, faces, marked }: NoticeYearSectionProps) {
  return (
    <div className={styles.section}>
      <Title as="h3" outline="flat" className={styles.year}>
        {year}
      </Title>
      <Stack as="ul" gap={5} className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeEntry notice={notice} faces={faces} isMarked={notice.id === marked} />
          </li>
        ))}
      </Stack>
    </div>
  );
}
