import { graphql } from "gatsby";
import { useMemo } from "react";
import { wheelSeats } from "#lib/calendar/birthday-wheel";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { sortByBirthday } from "./birth-days";
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
  const people = useMemo(() => sortByBirthday(data.people.nodes), [data]);
  const faces = useMemo(
    () => ({ wheel: data.wheel?.address ?? "", seats: wheelSeats(people) }),
    [people, data],
  );
  const units = useMemo(() => data.offices.nodes.flatMap((office) => office.units), [data]);
  return (
    <FacesContext value={faces}>
      <BirthdaysHero people={people} />
      <LateSheets />
      <NextDays people={people} />
      <Split data-only="screen" className={styles.pair}>
        <BirthdayTwin people={people} />
        <SharedDays people={people} />
      </Split>
      <Year people={people} />
      <Calendars people={people} units={units} />
    </FacesContext>
  );
}

export const birthdaysFragment = graphql`
  fragment BirthdayPerson on Character {
    id: jsonId cname name unit
    profile { birthday }
  }
`;
