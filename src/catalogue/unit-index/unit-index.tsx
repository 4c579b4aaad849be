import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { unitsPath, unitPath } from "#lib/content/model/pages/paths";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./unit-index.module.css";
import * as cards from "#src/ui/primitives/card/card.module.css";
import { ButtonLink, Cluster, Stack, Title } from "#src/ui/primitives/elements";
import { Card, CardLink } from "#src/ui/primitives/card/card";
import { Rays } from "#src/ui/primitives/rays/rays";
import { Split } from "#src/ui/primitives/grid/split";

export function UnitIndex({ data }: { data: Queries.UnitListPageQuery }) {
  const offices = data.allOffice.nodes;
  return (
    <>
      <Rays as="header" className={styles.hero}>
        <h1>All units</h1>
        <p className={styles.lead}>
          The units of all agencies, and those who belong to none. Choose one, or{" "}
          <Link to={unitsPath}>open the unit explorer</Link>.
        </p>
        <nav aria-label="Agencies">
          <Cluster as="ul" className={styles.jump}>
            {offices.map((office) => (
              <li key={office.id}>
                <ButtonLink as="a" size="small" href={`#${office.id}`}>
                  {office.name}
                </ButtonLink>
              </li>
            ))}
          </Cluster>
        </nav>
      </Rays>
      {offices.map((office, index) => (
        <section
          key={office.id}
          id={office.id}
          className={styles.office}
          aria-labelledby={`${office.id}-name`}
        >
          <Split className={styles.head}>
            <div className={styles.mark}>
              <Picture image={office.markPicture.imageData} alt="" sizes="260px" />
            </div>
            <div>
              <Title size={4} id={`${office.id}-name`}>
                {office.name}
              </Title>
              <Japanese className={styles.ja} text={office.names.ja} />
              <p className={styles.desc}>{office.desc}</p>
            </div>
          </Split>
          <Stack as="ul" gap={6} className={styles.units}>
            {office.units.map((unit, at) => (
              <li key={unit.id}>
                <UnitCard unit={unit} priority={index === 0 && at === 0} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
    </>
  );
}

export const unitIndexOfficeFragment = graphql`
  fragment UnitIndexOffice on Office {
    id: jsonId name
    names { ja }
    desc
    markPicture { imageData }
    units { id: jsonId ...UnitCard }
  }
`;

function UnitCard({ unit, priority }: { unit: Queries.UnitCardFragment; priority: boolean }) {
  return (
    <Card className={styles.card} data-unit={unit.id}>
      <Picture
        className={cards.picture}
        image={unit.display.widePicture.card}
        alt=""
        // On phones smaller than shown: flat colours hide it, and it saves bytes.
        sizes="(min-width: 900px) 600px, 64vw"
        priority={priority}
      />
      <Rays className={styles.panel}>
        <Title as="h3" size={4} className={styles.name}>
          <CardLink to={unitPath(unit.id)}>{unit.name}</CardLink>
        </Title>
        <p className={styles.cardLead}>{unit.display.leadEn}</p>
        <p className={styles.members}>{unit.members.map(({ name }) => name).join(" · ")}</p>
      </Rays>
    </Card>
  );
}

export const unitCardFragment = graphql`
  fragment UnitCard on Unit {
    id: jsonId name
    display {
      leadEn
      widePicture { card: imageData(upTo: 1200) }
    }
    members { name }
  }
`;
