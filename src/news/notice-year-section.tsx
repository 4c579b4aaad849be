import { NoticeEntry } from "./notice-entry";
import * as styles from "./notice-year-section.module.css";

interface NoticeYearSectionProps {
  year: string;
  notices: readonly Queries.InformationNoticeFragment[];
  faces?: ReadonlyMap<number, Queries.InformationCharacterFragment>;
  /** Id of the notice that the address points at. */
  marked?: string | undefined;
}

const NOBODY: ReadonlyMap<number, Queries.InformationCharacterFragment> = new Map();

/** The notices of a year, the year large beside them. */
export function NoticeYearSection(props: NoticeYearSectionProps) {
  const { year, notices, faces = NOBODY, marked } = props;
  return (
    <div className={styles.section}>
      <h3 className={styles.year}>{year}</h3>
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
