import { Link } from "gatsby";
import { Fragment } from "react";
import { daysToGo } from "#lib/calendar/days-to-go";
import { birthMonth, formatBirthday } from "#lib/format/birthday";
import { birthdaysPath, clubPath } from "#lib/content/pages/paths";
import { isKnown, known } from "#lib/format/known";
import { useNow } from "#src/ui/hooks/use-now";
import * as styles from "./character-glance.module.css";

/** What is asked of an idol first: birthday, with the days until then, height, clubs. */
export function CharacterGlance({ character }: { character: Queries.CharacterPageFragment }) {
  const { clubs, profile } = character;
  const { birthday, height } = profile;
  const now = useNow();
  const toGo = now ? daysToGo(birthday, now.getTime()) : "";
  const hasBirthday = birthMonth(birthday) !== undefined;
  if (!hasBirthday && !isKnown(height) && clubs.length === 0) return null;
  return (
    <ul className={styles.glance}>
      {hasBirthday && (
        <li>
          <Link to={birthdaysPath}>Birthday</Link> <b>{formatBirthday(birthday)}</b>{" "}
          {/* The page's inline script says it first (app/boot/inline/count-days.ts). */}
          <span data-birthday={toGo || birthday} suppressHydrationWarning>
            {toGo}
          </span>
        </li>
      )}
      {isKnown(height) && (
        <li>
          Height <b>{known(height, "cm")}</b>
        </li>
      )}
      {clubs.length > 0 && (
        <li>
          {clubs.length > 1 ? "Clubs" : "Club"}
          {clubs.map(({ key, title }, place) => (
            <Fragment key={key}>
              {place > 0 ? ", " : " "}
              <Link to={clubPath(key)}>{title}</Link>
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  );
}
