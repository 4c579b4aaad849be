import { type Fact, FactGrid } from "#src/ui/records/fact-grid/fact-grid";
import { Picture } from "#src/ui/primitives/picture/picture";
import { formatDate } from "#lib/format/date";
import { characterPath, officePath } from "#lib/content/model/pages/paths";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as styles from "./unit-facts.module.css";
import { Section } from "#src/ui/primitives/elements";

type Unit = Queries.UnitPageFragment;

export function UnitFacts({ unit }: { unit: Unit }) {
  return (
    <Section className={styles.section} aria-label={`About ${unit.name}`}>
      <div>
        <Paragraphs className={styles.desc} text={unit.display.desc} />
        {unit.display.promoPicture && (
          <Picture
            className={styles.promo}
            image={unit.display.promoPicture.imageData}
            alt={`Another picture of ${unit.name}`}
            sizes="(min-width: 900px) 640px, 92vw"
          />
        )}
        {unit.leaderNote && <p className={styles.note}>{unit.leaderNote}</p>}
      </div>
      <FactGrid facts={factsOf(unit)} />
    </Section>
  );
}

function factsOf({ office, leaderCharacter: leader, members, ...unit }: Unit): Fact[] {
  const { began, ended, firstRelease } = unit;
  const facts: (Fact | "" | null)[] = [
    {
      label: "Agency",
      value: office.name,
      original: office.names.ja,
      href: officePath(office.id),
      wide: true,
    },
    unit.allLead
      ? { label: "Leaders", value: `All ${members.length}` }
      : leader && { label: "Leader", value: leader.name, href: characterPath(leader.cname) },
    { label: "Members", value: members.length },
    began && { label: ended ? "From" : "Debut", value: formatDate(began) },
    ended && { label: "To", value: formatDate(ended) },
    firstRelease && {
      label: "First CD in Japan",
      value: formatDate(firstRelease.date),
      original: firstRelease.title,
      wide: true,
    },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}
