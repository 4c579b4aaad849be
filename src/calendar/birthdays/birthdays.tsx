import { graphql } from "gatsby";
import { useMemo } from "react";
import { wheelSeats } from "#lib/calendar/birthday-wheel";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { withBirthday } from "./birth-days";
import { BirthdayTwin } from "./birthday-twin";
import { Calendars } from "./calendars";
import { NextDays } from "./next-days";
import { SharedDays } from "./shared-days";
import { BirthdaysHero } from "./birthdays-hero";
import { FacesContext } from "./face";
import * as styles from "./birthdays.module.css";
import { Year } from "./year";
import { Split } from "#src/ui/primitives/grid/split";

export function Birthdays({ data }: { data: Queries.BirthdaysPageQuery }) {
  const born = useMemo(() => withBirthday(data.people.nodes), [data]);
  const faces = useMemo(
    () => ({ wheel: data.wheel?.address ?? "", seats: wheelSeats(born) }),
    [born, data],
  );
  const units = useMemo(() => data.offices.nodes.flatMap((office) => office.units), [data]);
  return (
    <FacesContext value={faces}>
      <BirthdaysHero people={born} />
      <LateSheets />
      <NextDays people={born} />
      <Split data-only="screen" className={styles.pair}>
        <BirthdayTwin people={born} />
        <SharedDays people={born} />
      </Split>
      <Year people={born} />
      <Calendars people={born} units={units} />
    </FacesContext>
  );
}

export const birthdaysFragment = graphql`
  fragment BirthdayPerson on Character {
    id: jsonId cname name unit
    profile { birthday }
  }
`;
