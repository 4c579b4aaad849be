import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { upcomingBirthdays } from "#lib/calendar/upcoming-birthdays";
import { useNow } from "#src/ui/hooks/use-now";
import { formatBirthday } from "#lib/format/birthday";
import { characterPath, everybodyPath, noticePath, unitPath } from "#lib/content/pages/paths";
import * as styles from "./ticker.module.css";

interface TickerProps {
  idols: readonly Queries.HomeIdolFragment[];
  /** The newest notice. */
  notice: Queries.TickerNoticeFragment | undefined;
  /** The unit that began last. */
  newest: Queries.TickerUnitFragment | undefined;
}

/** The strip at the foot of the first section: what is new, and whose birthday is next. */
export function Ticker({ idols, notice, newest }: TickerProps) {
  const now = useNow();
  return (
    <dl className={styles.ticker}>
      {notice ? (
        <Entry label="Notice">
          <Link to={noticePath(notice.jsonId)}>{notice.title}</Link>
        </Entry>
      ) : null}
      <Entry label="Birthday">
        {now ? <NextBirthday idols={idols} now={now} /> : <Everybody />}
      </Entry>
      {newest ? (
        <Entry label="New unit">
          <Link to={unitPath(newest.jsonId)}>{newest.name}</Link>
        </Entry>
      ) : null}
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.text}>{children}</dd>
    </div>
  );
}

/** What stands there until the day is known. */
function Everybody() {
  return <Link to={everybodyPath}>Who is next? All profiles</Link>;
}

function NextBirthday({ idols, now }: { idols: TickerProps["idols"]; now: Date }) {
  const [first, ...others] = upcomingBirthdays(idols, now);
  if (!first) return <Everybody />;
  const together = [first, ...others.filter(({ inDays }) => inDays === first.inDays)];
  const day = ["Today", "Tomorrow"][first.inDays] ?? formatBirthday(first.person.profile.birthday);
  return (
    <>
      {day}:{" "}
      {together.map(({ person }, place) => (
        <span key={person.jsonId}>
          {place > 0 ? " and " : ""}
          <Link to={characterPath(person.cname)}>{person.name}</Link>
        </span>
      ))}
    </>
  );
}

export const tickerNoticeFragment = graphql`
  fragment TickerNotice on ActivityNotice {
    jsonId
    title
  }
`;

export const tickerUnitFragment = graphql`
  fragment TickerUnit on Unit {
    jsonId
    name
  }
`;
