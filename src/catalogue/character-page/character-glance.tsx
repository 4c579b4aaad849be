import { graphql } from "gatsby";
import { daysToGo } from "#lib/calendar/days-to-go";
import { birthMonth, formatBirthday } from "#lib/format/birthday";
import { isKnown, known } from "#lib/format/known";
import { useNow } from "#src/ui/hooks/use-now";
import * as styles from "./character-glance.module.css";

/** What is asked of an idol first: birthday, with the days until then, height, clubs. */
export function CharacterGlance({ character }: { character: Queries.CharacterGlanceFragment }) {
  const { clubs, profile } = character;
  const { birthday, height } = profile;
  const now = useNow();
  const hasBirthday = birthMonth(birthday) !== undefined;
  if (!hasBirthday && !isKnown(height) && clubs.length === 0) return null;
  return (
    <ul className={styles.glance}>
      {hasBirthday && (
        <li>
          Birthday <b>{formatBirthday(birthday)}</b>{" "}
          {/* The page's inline script says it first (app/boot/inline/count-days.ts). */}
          <span data-birthday={birthday} suppressHydrationWarning>
            {now ? daysToGo(birthday, now.getTime()) : ""}
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
          {clubs.length > 1 ? "Clubs" : "Club"} <b>{clubs.map(({ title }) => title).join(", ")}</b>
        </li>
      )}
    </ul>
  );
}

export const characterGlanceFragment = graphql`
  fragment CharacterGlance on Character {
    profile {
      birthday
      height
    }
    clubs {
      title
    }
  }
`;
