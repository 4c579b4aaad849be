import { Link } from "gatsby";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { clubPath } from "#lib/content/model/pages/paths";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./unit-clubs.late.module.css";
import { Grid } from "#src/ui/primitives/grid/grid";
import { Section, Text, Title } from "#src/ui/primitives/elements";

export function UnitClubs({ unit }: { unit: Queries.UnitPageFragment }) {
  const clubs = new Map(
    unit.members.flatMap((member) => member.clubs).map((club) => [club.key, club]),
  );
  const memberIds = new Set(unit.members.map(({ id }) => id));
  if (clubs.size === 0) return <div className={styles.space} />;
  return (
    <Section aria-labelledby="unit-clubs">
      <Title size={4} spaced id="unit-clubs">
        After rehearsal
      </Title>
      <Grid className={styles.list}>
        {[...clubs.values()].map((club) => (
          <li key={club.key} className={styles.club}>
            <h3 className={styles.title}>
              <Link to={clubPath(club.key)}>{club.title}</Link>
            </h3>
            <Text as={Japanese} size={3} weight={600} soft text={club.titleJa} />
            <p className={styles.desc}>{club.desc}</p>
            <MemberChips
              characters={unit.members.filter(({ clubs: memberClubs }) =>
                memberClubs.some(({ key }) => key === club.key),
              )}
            />
            <p className={styles.others}>
              with{" "}
              {club.members
                .filter(({ id }) => !memberIds.has(id))
                .map(({ name }) => name)
                .join(", ")}
            </p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
