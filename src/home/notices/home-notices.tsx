import { graphql, Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { daysUntil } from "#lib/calendar/days-until";
import { upcomingBirthdays, type UpcomingBirthday } from "#lib/calendar/upcoming-birthdays";
import { isOver } from "#lib/calendar/is-over";
import { useNow } from "#src/ui/hooks/use-now";
import { formatDateSpan } from "#lib/format/date-span";
import { noticeKindNames } from "#src/data/answers/notice-kinds";
import { informationPath, noticePath, characterPath } from "#lib/content/model/pages/paths";
import { keepNumbers } from "#lib/text/keep-numbers";
import type { LiveAnswer, Call } from "#src/data/answers/live-answer";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Slide } from "../slides/slide";
import { Picture } from "#src/ui/primitives/picture/picture";
import { formatBirthday } from "#lib/format/birthday";
import { inDays } from "#lib/format/in-days";
import { capital } from "#lib/text/capital";
import { usePoster } from "../hero/use-poster";
import * as colors from "#src/ui/records/notice-colors/notice-colors.module.css";
import * as styles from "./home-notices.late.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { Rays } from "#src/ui/primitives/rays/rays";
import { ButtonLink, Text } from "#src/ui/primitives/elements";
import { NextBirthdays } from "./next-birthdays";
import type { ContentApi } from "#src/data/api/content-api";
import { newestFirst, toHomeNotice } from "#src/data/answers/notices";

/** Days after its end for which a notice may still come first. */
const OLD_DAYS = 28;

interface HomeNoticesProps {
  notices: LiveAnswer<readonly Queries.HomeNoticeFragment[]>;
  units: readonly { id: string; name: string }[];
  idols: readonly Queries.HomeIdolFragment[];
}

/** Latest notices. If the last event ended long ago, the next birthday comes first. */
export const HomeNotices = observer(function HomeNotices({
  notices,
  units,
  idols,
}: HomeNoticesProps) {
  const nameOf = (unitId: string) => units.find(({ id }) => id === unitId)?.name;
  const now = useNow();
  const [newest] = notices.value;
  const isOld = now && newest && daysUntil(newest.end ?? newest.start, now) < -OLD_DAYS;
  const leadingBirthday = isOld ? upcomingBirthdays(idols, now)[0] : undefined;
  return (
    <Rays as={Slide} tone="sun" name="updates" labelledBy="notices" className={styles.section}>
      <div className={styles.board}>
        <header className={styles.head}>
          <h2 id="notices" className={styles.heading}>
            Notice board
          </h2>
          <ButtonLink tone="dark" className={styles.all} to={informationPath}>
            All notices
          </ButtonLink>
        </header>
        <ol className={styles.notices}>
          {leadingBirthday ? <BirthdayNotice next={leadingBirthday} /> : null}
          {(leadingBirthday ? notices.value.slice(0, -1) : notices.value).map(
            ({ id, kind, title, titleJa, start, end, units: about }, index) => (
              <li
                // An entry stays mounted when its notice changes.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={`${colors.kinds} ${styles.notice}`}
                data-unit={about?.[0]}
                data-kind={kind}
              >
                <p className={styles.dates}>
                  <span className={styles.kind}>{noticeKindNames(kind).singular}</span>{" "}
                  <time dateTime={start}>{formatDateSpan(start, end)}</time>
                  {isOver({ start, end }, now) ? " (ended)" : null}
                </p>
                <h3 className={styles.title}>
                  <Link className={styles.link} data-stretched="" to={noticePath({ id, start })}>
                    {keepNumbers(title)}
                  </Link>
                </h3>
                <Text as={Japanese} lines={1} className={styles.ja} text={titleJa} />
                {about?.length ? (
                  <p className={styles.about}>{about.map(nameOf).filter(Boolean).join(", ")}</p>
                ) : null}
                {index === 0 && !leadingBirthday ? (
                  <span className={styles.seal} aria-hidden="true">
                    Newest
                  </span>
                ) : null}
              </li>
            ),
          )}
        </ol>
        <NextBirthdays idols={idols} skip={leadingBirthday ? 1 : 0} />
        <div className={styles.mark}>
          <StaleNotice answers={[notices]} part="Notice board" />
        </div>{" "}
      </div>
    </Rays>
  );
});

export const homeNoticeFragment = graphql`
  fragment HomeNotice on ActivityNotice { id: jsonId kind title titleJa start end units }
`;

/** Number of notices; src/templates/home.tsx queries as many. */
const SHOWN = 3;

export async function fetchHomeNotices(
  api: ContentApi,
  call: Call,
): Promise<readonly Queries.HomeNoticeFragment[]> {
  const list = await api.get("activity-list", call);
  return newestFirst(list).slice(0, SHOWN).map(toHomeNotice);
}

function BirthdayNotice({ next }: { next: UpcomingBirthday<Queries.HomeIdolFragment> }) {
  const { person, days } = next;
  const poster = usePoster(person.cname);
  return (
    <li className={`${styles.notice} ${styles.birthday}`} data-unit={person.unit}>
      <p className={styles.dates}>
        <span className={styles.kind}>Birthday</span> {formatBirthday(person.profile.birthday)}
      </p>
      <h3 className={styles.title}>
        <Link className={styles.link} data-stretched="" to={characterPath(person.cname)}>
          {person.name}
        </Link>
      </h3>
      <p className={styles.about}>{capital(inDays(days))}</p>
      <div className={styles.face}>
        {poster ? (
          <Picture
            image={poster.posterPicture.card}
            alt=""
            sizes="(min-width: 1024px) 220px, 104px"
          />
        ) : null}
      </div>
    </li>
  );
}
