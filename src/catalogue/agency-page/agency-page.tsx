import { graphql, Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { isPerforming, isLeader } from "#lib/content/model/catalogue/leads";
import { counted } from "#lib/format/counted";
import { officePath, unitPath } from "#lib/content/model/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as styles from "./agency-page.late.module.css";
import "#src/ui/records/office-patterns.css";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as hero from "./agency-hero.module.css";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { Split } from "#src/ui/primitives/grid/split";
import { Cluster, Panel, Text, Title } from "#src/ui/primitives/elements";
import { Rays } from "#src/ui/primitives/rays/rays";

export function AgencyPage({ data }: { data: Queries.AgencyTemplateQuery }) {
  const { office, previous, next } = data;
  if (!office || !previous || !next) throw notFound();
  const { units } = office;
  return (
    <div data-agency={office.id}>
      <AgencyHero office={office} />
      <LateSheets />
      <ol className={styles.building} data-office={office.id} reversed>
        {units.map((unit, index) => (
          <AgencyFloor key={unit.id} unit={unit} floor={units.length - index} />
        ))}
      </ol>
      <Pager
        label="Other agencies"
        between={[previous, next]}
        entry={({ id, name }) => ({ path: officePath(id), title: name, agency: id })}
      />
    </div>
  );
}

export const agencyPageFragment = graphql`
  fragment AgencyPage on Office {
    id: jsonId name cname desc
    names { ja shortJa }
    widePicture { imageData }
    units { ...AgencyFloor list id: jsonId name }
  }
`;

function AgencyHero({ office }: { office: Queries.AgencyPageFragment }) {
  const { name, names, cname, desc, widePicture, units } = office;
  const labels = [
    { label: "Japanese", lang: "ja", value: names.ja },
    { label: "Short", lang: "ja", value: names.shortJa },
    { label: "In the Chinese edition", lang: "zh-Hant", value: cname },
    { label: "In the house", value: sizeInWords(units) },
  ].filter(({ value }) => value);
  return (
    <Rays as="header" className={hero.hero}>
      <Picture
        className={hero.picture}
        image={widePicture.imageData}
        alt={`${name}, drawn by Encore`}
        sizes="(min-width: 900px) 50vw, 80vw"
        priority
      />
      <div className={hero.panel}>
        <Title as="h1" outline="raised" size={6}>
          {name}
        </Title>
        <Terms className={hero.labels} rowClass={hero.label} of={labels} />
        <Panel as="p" shadow={2} className={hero.desc}>
          {desc}
        </Panel>
      </div>
    </Rays>
  );
}

function sizeInWords(units: Queries.AgencyPageFragment["units"]): string {
  const people = `${units.flatMap(({ list }) => list).length} people`;
  const unitCount = units.filter(isPerforming).length;
  return unitCount > 0 ? `${counted(unitCount, "unit")}, ${people}` : people;
}

function AgencyFloor({ unit, floor }: { unit: Queries.AgencyFloorFragment; floor: number }) {
  const { id, name, display, members } = unit;
  return (
    <Split as="li" className={styles.floor} data-unit={id}>
      <Panel shadow={2} className={styles.sign}>
        <p className={styles.number} aria-hidden="true">
          {floor}F
        </p>
        <h2 className={styles.name}>
          <Link to={unitPath(id)}>{name}</Link>
        </h2>
        <p className={styles.lead}>{display.leadEn}</p>
        <Text size={3} soft lang="zh-Hant">
          {display.lead}
        </Text>
      </Panel>
      <Cluster as="ul" className={styles.windows}>
        {members.map((member) => (
          <li key={member.id}>
            <PosterCard
              as="h3"
              character={member}
              badge={isLeader(member.id, unit) ? "Leader" : undefined}
              sizes="(min-width: 900px) 180px, 29vw"
            />
          </li>
        ))}
      </Cluster>
    </Split>
  );
}

export const agencyFloorFragment = graphql`
  fragment AgencyFloor on Unit {
    id: jsonId name leader allLead
    display { lead leadEn }
    members { ...PosterCard id: jsonId }
  }
`;
