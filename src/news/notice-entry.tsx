import { Link } from "gatsby";
import { monthNames } from "#lib/format/birthday";
import { formatDateSpan } from "#lib/format/date-span";
import { noticeKindNames } from "#src/data/answers/notice-kinds";
import { noticePath, unitPath, recordPath } from "#lib/content/model/pages/paths";
import type { NamedMusic } from "#lib/music/notice-music";
import { langOf } from "#lib/text/lang-of";
import { keepNumbers } from "#lib/text/keep-numbers";
import { Fragment, useEffect, useRef, useState } from "react";
import { MemberChip } from "#src/ui/records/member-chip/member-chip";
import { type Term, Terms } from "#src/ui/primitives/terms/terms";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as colors from "#src/ui/records/notice-colors/notice-colors.module.css";
import * as styles from "./notice-entry.late.module.css";
import { ButtonLink, Cluster, Panel, Row, Stack } from "#src/ui/primitives/elements";
import { classNames } from "#src/ui/primitives/element";

interface NoticeEntryProps {
  notice: Queries.InformationNoticeFragment;
  faces: Faces | undefined;
  isMarked: boolean;
  music?: readonly NamedMusic[] | undefined;
}

export function NoticeEntry({ notice, faces, isMarked, music }: NoticeEntryProps) {
  const { id, kind, title, titleJa, text, note, start, target } = notice;
  return (
    <Panel
      as="article"
      id={id}
      className={classNames(colors.kinds, styles.ticket)}
      data-unit={notice.units?.[0]}
      data-kind={kind}
      data-marked={isMarked || undefined}
      aria-labelledby={`${id}-title`}
    >
      <Row as="p" className={styles.stub} aria-hidden="true">
        <span className={styles.day}>{Number(start.slice(8))}</span>
        <span className={styles.month}>{shortMonth(start)}</span>
        {notice.end && (
          <Row as="span" className={styles.until}>
            {Number(notice.end.slice(8))} {shortMonth(notice.end)}
          </Row>
        )}
      </Row>
      <Stack className={styles.body}>
        <Cluster as="p" align="center" className={styles.labels}>
          <span className={styles.kind}>{noticeKindNames(kind).singular}</span>
          {notice.unitRecords?.map((unit) => (
            <Link key={unit.id} className={styles.unit} data-unit={unit.id} to={unitPath(unit.id)}>
              {unit.name}
            </Link>
          ))}
        </Cluster>
        <h4 id={`${id}-title`} className={styles.title}>
          <Link to={noticePath({ id, start })}>{keepNumbers(title)}</Link>
        </h4>
        <Japanese className={styles.japanese} text={titleJa} shownName={title} />
        <p className={styles.text}>{text}</p>
        <Cluster align="center" className={styles.foot}>
          <Terms
            className={styles.dates}
            of={[...datesOf(notice), ...musicTerm(kind, music ?? [])]}
          />
          {target && (
            <ButtonLink
              size="small"
              tone="sun"
              className={styles.more}
              to={target}
              aria-label={`Its own page: ${title}`}
            >
              Its own page
            </ButtonLink>
          )}
        </Cluster>
        {note && <p className={styles.note}>{note}</p>}
        <NoticeCast notice={notice} faces={faces} />
      </Stack>
    </Panel>
  );
}

const shortMonth = (day: string): string =>
  monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? "";

/** Dates in Japan, and in Taiwan if known. */
function datesOf({ start, end, startTw, endTw }: Queries.InformationNoticeFragment): Term[] {
  const days = (label: string, from: string, to: string | null) => ({
    label,
    value: <time dateTime={from}>{formatDateSpan(from, to)}</time>,
  });
  return [days("Japan", start, end), ...(startTw ? [days("Taiwan", startTw, endTw)] : [])];
}

/** Song of the event, or the released album. */
function musicTerm(kind: string, music: readonly NamedMusic[]): Term[] {
  if (music.length === 0) return [];
  const label = kind === "album" || kind === "release" ? "Release" : "Song";
  const links = music.map(({ title, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ", "}
      <Link to={path} lang={langOf(title)}>
        {title}
      </Link>
    </Fragment>
  ));
  return [{ label, value: links }];
}

/** Records with pictures by id; undefined on reading pages. */
export type Faces = ReadonlyMap<number, Queries.InformationCharacterFragment>;

interface NoticeCastProps {
  notice: Queries.InformationNoticeFragment;
  faces: Faces | undefined;
}

/**
 * Featured characters, in a disclosure marked by light sticks. The names are in the page; faces are loaded when it
 * opens.
 */
function NoticeCast({ notice, faces }: NoticeCastProps) {
  const cast = notice.castCharacters ?? [];
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // May have been opened before hydration.
  useEffect(() => {
    if (box.current?.open) setOpen(true);
  }, []);
  if (cast.length === 0) return null;
  return (
    <details
      ref={box}
      className={styles.cast}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Cluster as="summary" align="center" className={styles.summary}>
        On the bill: {cast.length}
        <span className={styles.lights}>
          {cast.map(({ id, unit }) => (
            <i key={id} data-unit={unit} />
          ))}
        </span>
      </Cluster>
      <Cluster as="ul" className={styles.names}>
        {cast.map((character) => {
          const face = isOpen ? faces?.get(character.id) : undefined;
          return (
            <li key={character.id}>
              {face ? (
                <MemberChip character={face} />
              ) : (
                <Link to={recordPath(character)}>{character.name}</Link>
              )}
            </li>
          );
        })}
      </Cluster>
    </details>
  );
}
