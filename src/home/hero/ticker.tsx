import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { localDateOf, localMidnightOfJapan } from "#lib/calendar/japan";
import { keepNumbers } from "#lib/text/keep-numbers";
import { type UpcomingBirthday, upcomingBirthdays } from "#lib/calendar/upcoming-birthdays";
import { isOver } from "#lib/calendar/is-over";
import { useNow } from "#src/ui/hooks/use-now";
import { formatBirthday } from "#lib/format/birthday";
import { inDays } from "#lib/format/in-days";
import { capital } from "#lib/text/capital";
import {
  birthdaysPath,
  characterPath,
  guessPath,
  noticePath,
} from "#lib/content/model/pages/paths";
import { Confetti } from "#src/ui/primitives/confetti/confetti";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./ticker.module.css";
import type { Memory } from "./fetch-memory";
import { savesData } from "#src/data/browser/saves-data";

type Upcoming = UpcomingBirthday<Queries.HomeIdolFragment>;

interface TickerProps {
  idols: readonly Queries.HomeIdolFragment[];
  notice: Pick<Queries.HomeNoticeFragment, "id" | "start" | "end" | "title"> | undefined;
}

export function Ticker({ idols, notice }: TickerProps) {
  const now = useNow();
  const memory = useMemory(now);
  const next = now ? upcomingBirthdays(idols, now) : [];
  const [first] = next;
  const isBirthdayToday = now && first && isToday(first.days, now);
  return (
    <dl className={styles.ticker} data-unit={isBirthdayToday ? first.person.unit : undefined}>
      {notice ? (
        <Entry label={isOver(notice, now) ? "Ended" : "Notice"}>
          <Link to={noticePath(notice)}>{keepNumbers(notice.title)}</Link>
        </Entry>
      ) : null}
      <Entry label="Birthday">
        <span className={styles.soonest}>
          {now && first ? (
            next
              .filter(({ days }) => days === first.days)
              .map(({ person }, index) => (
                <span key={person.id}>
                  {index > 0 ? " and " : `${dayInWords(first, now)}: `}
                  <Link to={characterPath(person.cname)}>{person.name}</Link>
                </span>
              ))
          ) : (
            <Link to={birthdaysPath}>Who is next? The whole year</Link>
          )}
        </span>
        <NextFavorite next={next} />
        {isBirthdayToday && <Confetti />}
      </Entry>
      <Entry label="Puzzle">
        <Link to={guessPath}>Who is it today?</Link>
      </Entry>
      {memory ? (
        <Entry label={memory.label}>
          {memory.prefix}
          <Link to={memory.path} lang={memory.lang}>
            {keepNumbers(memory.title)}
          </Link>
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

/** True if a day is today, here or in Japan, which is often a day ahead. */
const isToday = (days: number, now: Date) =>
  days === 0 || (days === 1 && localDateOf(localMidnightOfJapan(now)) > localDateOf(now));

function dayInWords({ person, days }: Upcoming, now: Date): string {
  if (days === 1 && isToday(days, now)) return "Today in Japan";
  return days < 2 ? capital(inDays(days)) : formatBirthday(person.profile.birthday);
}

/** The next birthday among the favourites, unless it is shown already. */
const NextFavorite = observer(function NextFavorite({ next }: { next: readonly Upcoming[] }) {
  const { units } = useStores();
  const favorite = next.find(({ person }) => units.isFavorite(person.id));
  if (!favorite || favorite.days === next[0]?.days) return null;
  const { cname, name, profile } = favorite.person;
  return (
    <span className={styles.mine}>
      yours: <Link to={characterPath(cname)}>{name}</Link>, {formatBirthday(profile.birthday)}
    </span>
  );
});

/** Event of this day in an earlier year, or a song; undefined while loading, and if the visitor saves data. */
function useMemory(now: Date | undefined): Memory | undefined {
  const [memory, setMemory] = useState<Memory>();
  useEffect(() => {
    if (!now || savesData()) return undefined;
    const leaving = new AbortController();
    import("./fetch-memory")
      .then(({ fetchMemory }) => fetchMemory(now, leaving.signal))
      .then(setMemory, () => {});
    return () => leaving.abort();
  }, [now]);
  return memory;
}
