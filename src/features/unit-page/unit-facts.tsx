import { graphql } from "gatsby";
import type { Fact } from "../../components/fact-grid/fact-grid";
import { FactGrid } from "../../components/fact-grid/fact-grid";
import { formatDate } from "../../lib/format/birthday";
import * as styles from "./unit-facts.module.css";

/** What the unit is, in our words and in facts. */
export function UnitFacts({ unit }: { unit: Queries.UnitFactsFragment }) {
  return (
    <section className={styles.section} aria-label={`About ${unit.name}`}>
      <div>
        <p className={styles.desc}>{unit.display.desc}</p>
        {unit.leaderNote && <p className={styles.note}>{unit.leaderNote}</p>}
      </div>
      <FactGrid facts={factsOf(unit)} />
    </section>
  );
}

function factsOf(unit: Queries.UnitFactsFragment): Fact[] {
  const facts: Fact[] = [
    { label: "Agency", value: unit.office.name, original: unit.office.names.ja, wide: true },
  ];
  if (unit.leaderCharacter) facts.push({ label: "Leader", value: unit.leaderCharacter.name });
  facts.push({ label: "Members", value: unit.members.length });
  if (unit.began) {
    facts.push({ label: unit.ended ? "From" : "Debut", value: formatDate(unit.began) });
  }
  if (unit.ended) facts.push({ label: "To", value: formatDate(unit.ended) });
  if (unit.firstRelease) {
    facts.push({
      label: "First release",
      value: formatDate(unit.firstRelease.date),
      original: unit.firstRelease.title,
      wide: true,
    });
  }
  return facts;
}

export const unitFactsFragment = graphql`
  fragment UnitFacts on Unit {
    name
    leaderNote
    began
    ended
    office {
      name
      names {
        ja
      }
    }
    leaderCharacter {
      name
    }
    members {
      jsonId
    }
    firstRelease {
      date
      title
    }
    display {
      desc
    }
  }
`;
