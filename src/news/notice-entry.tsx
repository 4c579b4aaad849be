import { Link } from "gatsby";
import { monthNames } from "#lib/format/birthday";
import { formatDateSpan } from "#lib/format/date-span";
import { kindNames } from "#src/data/answers/notice-kinds";
import { noticePath, unitPath } from "#lib/content/pages/paths";
import { type Faces, NoticeCast } from "./notice-cast";
import { type Term, Terms } from "#src/ui/primitives/terms/terms";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./notice-entry.module.css";

interface NoticeEntryProps {
  notice: Queries.InformationNoticeFragment;
  faces: Faces | undefined;
  isMarked: boolean;
}

/** A notice as a ticket: the first day large on the stub, what it is and whose on the other part. */
export function NoticeEntry({ notice, faces, isMarked }: NoticeEntryProps) {
  const { jsonId, kind, title, titleJa, text, note, start, target } = notice;
  return (
    <article
      id={jsonId}
      className={styles.ticket}
      data-unit={notice.units?.[0]}
      data-kind={kind}
      data-marked={isMarked || undefined}
      aria-labelledby={`${jsonId}-title`}
    >
      <p className={styles.stub} aria-hidden="true">
        <span className={styles.day}>{Number(start.slice(8))}</span>
        <span className={styles.month}>{shortMonth(start)}</span>
        {notice.end && (
          <span className={styles.until}>
            {Number(notice.end.slice(8))} {shortMonth(notice.end)}
          </span>
        )}
      </p>
      <div className={styles.body}>
        <p className={styles.labels}>
          <span className={styles.kind}>{kindNames(kind).one}</span>
          {notice.unitRecords?.map((unit) => (
            <Link
              key={unit.jsonId}
              className={styles.unit}
              data-unit={unit.jsonId}
              to={unitPath(unit.jsonId)}
            >
              {unit.name}
            </Link>
          ))}
        </p>
        <h4 id={`${jsonId}-title`} className={styles.title}>
          <Link to={noticePath({ id: jsonId, start })}>{title}</Link>
        </h4>
        <Japanese className={styles.ja} text={titleJa} beside={title} />
        <p className={styles.text}>{text}</p>
        <div className={styles.foot}>
          <Terms className={styles.dates} of={datesOf(notice)} />
          {target && (
            <Link className={styles.more} to={target} aria-label={`Its own page: ${title}`}>
              Its own page
            </Link>
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        <NoticeCast notice={notice} faces={faces} />
      </div>
    </article>
  );
}

/** The month of a day in three letters. */
function shortMonth(day: string): string {
  return monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? "";
}

/** The days in Japan, and those in Taiwan where they are known. */
function datesOf({ start, end, startTw, endTw }: Queries.InformationNoticeFragment): Term[] {
  const days = (label: string, from: string, to: string | null) => ({
    label,
    value: <time dateTime={from}>{formatDateSpan(from, to)}</time>,
  });
  return [days("Japan", start, end), ...(startTw ? [days("Taiwan", startTw, endTw)] : [])];
}
