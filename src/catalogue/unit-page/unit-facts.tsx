import { type Fact, FactGrid } from "#src/ui/records/fact-grid/fact-grid";
import { Picture } from "#src/ui/primitives/picture/picture";
import { formatDate } from "#lib/format/birthday";
import { characterPath, officePath } from "#lib/content/pages/paths";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as styles from "./unit-facts.module.css";

/** What the unit is, in our words and in facts. */
export function UnitFacts({ unit }: { unit: Queries.UnitPageFragment }) {
  return (
    <section className={styles.section} aria-label={`About ${unit.name}`}>
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
    </section>
  );
}

function factsOf(unit: Queries.UnitPageFragment): Fact[] {
  const facts: Fact[] = [
    {
      label: "Agency",
      value: unit.office.name,
      original: unit.office.names.ja,
      href: officePath(unit.office.jsonId),
      wide: true,
    },
  ];
  if (unit.leaderCharacter) {
    const { name, cname } = unit.leaderCharacter;
    facts.push({ label: "Leader", value: name, href: characterPath(cname) });
  }
  facts.push({ label: "Members", value: unit.members.length });
  if (unit.began) {
    facts.push({ label: unit.ended ? "From" : "Debut", value: formatDate(unit.began) });
  }
  if (unit.ended) facts.push({ label: "To", value: formatDate(unit.ended) });
  if (unit.firstRelease) {
    facts.push({
      label: "First CD in Japan",
      value: formatDate(unit.firstRelease.date),
      original: unit.firstRelease.title,
      wide: true,
    });
  }
  return facts;
}
