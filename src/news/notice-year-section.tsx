import { NoticeEntry } from "./notice-entry";
import * as styles from "./notice-year-section.module.css";

interface NoticeYearSectionProps {
  year: string;
  /** Whether the page of the list before this one ends in the same year. */
  isContinued: boolean;
  notices: readonly Queries.InformationNoticeFragment[];
  faces: ReadonlyMap<number, Queries.InformationCharacterFragment>;
  /** Id of the notice that the address points at. */
  marked: string | undefined;
}

/** The notices of one year on a page of the list, beside the year in large figures. */
export function NoticeYearSection(props: NoticeYearSectionProps) {
  const { year, isContinued, notices, faces, marked } = props;
  return (
    <div className={styles.section}>
      <h3 className={styles.year} data-continued={isContinued || undefined}>
        {year}
      </h3>
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice.jsonId}>
            <NoticeEntry notice={notice} faces={faces} isMarked={notice.jsonId === marked} />
          </li>
        ))}
      </ul>
    </div>
  );
}
