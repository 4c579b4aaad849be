import { graphql, Link } from "gatsby";
import { useMemo, useState } from "react";
import {
  GROWTH_ORDERS,
  type GrowthOrder,
  growthEntries,
  sortedEntries,
  totalsOf,
  unitAverages,
  type GrowthEntry,
} from "./growth";
import { Button, Cluster, Panel, Title } from "#src/ui/primitives/elements";
import { GrowthDetail } from "./growth-detail";
import * as styles from "./growth-module.late.module.css";
import { characterPath } from "#lib/content/model/pages/paths";
import { Columns } from "#src/ui/primitives/columns/columns";
import { formatList } from "#lib/format/list";
import { Terms } from "#src/ui/primitives/terms/terms";
import { Hobbies } from "./hobbies-now";
import { LineUp } from "./line-up";
import { UnitAverages } from "./unit-averages";

/** Growth of the cast from Year 1 to Year 2, from the profiles. Without scripts the order is fixed. */
export function GrowthModule({ data }: { data: Queries.GrowthModuleFragment }) {
  const characters = data.allCharacter.nodes;
  const everybody = useMemo(() => growthEntries(characters), [characters]);
  const [order, setOrder] = useState<GrowthOrder>("gained");
  const [unit, setUnit] = useState("");
  const [pointedAt, setPointedAt] = useState<number>();
  const lineUp = useMemo(() => {
    const shown = everybody.filter(({ source }) => unit === "" || source.unitRecord.id === unit);
    return sortedEntries(shown, order);
  }, [everybody, order, unit]);
  const detail = lineUp.find(({ source }) => source.id === pointedAt) ?? lineUp[0];
  const units = unitAverages(everybody).sort((a, b) => a.name.localeCompare(b.name, "en"));
  const totals = totalsOf(lineUp);
  return (
    <div className={styles.growth}>
      <Cluster data-only="scripts" className={styles.controls}>
        <Cluster as="fieldset">
          <legend className={styles.legend}>Line up by</legend>
          {(Object.keys(GROWTH_ORDERS) as GrowthOrder[]).map((each) => (
            <Button
              size="small"
              key={each}
              className={styles.order}
              aria-pressed={each === order}
              onClick={() => setOrder(each)}
            >
              {GROWTH_ORDERS[each]}
            </Button>
          ))}
        </Cluster>
        <label>
          <span className={styles.legend}>Who is in it</span>
          <Button
            as="select"
            size="small"
            className={styles.select}
            value={unit}
            onChange={({ currentTarget }) => setUnit(currentTarget.value)}
          >
            <option value="">Everybody</option>
            {units.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Button>
        </label>
        <output className={styles.count}>
          {`${totals.grew} of ${totals.idols} grew, ${totals.centimetres} cm in all`}
        </output>
      </Cluster>
      <LineUp entries={lineUp} chosen={detail?.source.id} onChoose={setPointedAt} />
      {detail ? <GrowthDetail entry={detail} /> : null}
      <Panel as="details" className={styles.figures}>
        <summary>All figures as a table</summary>
        <GrowthTable entries={lineUp} />
      </Panel>
      {everybody.length > 0 && <GrowthTotals entries={everybody} />}
      <UnitAverages entries={everybody} />
      <Hobbies characters={characters} />
    </div>
  );
}

export const growthModuleFragment = graphql`
  fragment GrowthModule on Query {
    allCharacter(
      filter: { profile: { ageText: { glob: "*Year 2" }, year1: { height: { ne: null } } } }
      sort: { jsonId: ASC }
    ) {
      nodes { ...GrowthDetail }
    }
  }
`;

function GrowthTable({ entries }: { entries: readonly GrowthEntry[] }) {
  return (
    <section className={styles.scroll} aria-label="All figures" tabIndex={0}>
      <table className={styles.table}>
        <Columns of={["Idol", "Unit", "Year 1", "Year 2", "Gained", "Age"]} />
        <tbody>
          {entries.map(({ source, height1, height2, gained }) => (
            <tr key={source.id}>
              <th scope="row">
                <Link to={characterPath(source.cname)}>{source.name}</Link>
              </th>
              <td>{source.unitRecord.name}</td>
              <td>{`${height1} cm`}</td>
              <td>{`${height2} cm`}</td>
              <td className={gained > 0 ? styles.grew : undefined}>
                {gained > 0 ? `+${gained}` : gained}
              </td>
              <td>{`${source.profile.year1?.age}, now ${source.profile.age}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GrowthTotals({ entries }: { entries: readonly GrowthEntry[] }) {
  const { idols, grew, centimetres, years, most, grewMost, tallest, shortest } = totalsOf(entries);
  const figures: [string, string][] = [
    [`${centimetres} cm`, `gained in a year, by ${grew} idols`],
    [`${idols - grew}`, "did not grow"],
    [`+${most} cm`, `is the most that one of them grew: ${namesIn(grewMost)}`],
    [`${tallest[0]?.height2} cm`, `is the tallest: ${namesIn(tallest)}`],
    [`${shortest[0]?.height2} cm`, `is the smallest: ${namesIn(shortest)}`],
    [`${years}`, "years older, all of them together"],
  ];
  return (
    <section>
      <Title as="h3" size={4} className={styles.heading}>
        The year in centimetres
      </Title>
      <Terms
        className={styles.totals}
        rowClass={styles.total}
        termClass={styles.subject}
        valueClass={styles.value}
        of={figures.map(([value, label]) => ({ value, label }))}
      />
    </section>
  );
}

const namesIn = (entries: readonly GrowthEntry[]): string =>
  formatList(entries.map(({ source }) => source.name));
