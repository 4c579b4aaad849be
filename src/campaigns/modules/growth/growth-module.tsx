import { graphql, Link } from "gatsby";
import { useMemo, useState } from "react";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import {
  GROWTH_ORDERS,
  type GrowthOrder,
  grownOf,
  ordered,
  totalsOf,
  unitAverages,
  type Grown,
} from "./growth";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as controls from "./growth-controls.late.module.css";
import { GrowthDetail } from "./growth-detail";
import * as styles from "./growth-module.late.module.css";
import { characterPath } from "#lib/content/pages/paths";
import { Columns } from "#src/ui/primitives/columns/columns";
import * as table from "./growth-table.late.module.css";
import { formatList } from "#lib/format/list";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as total from "./growth-totals.late.module.css";
import { Hobbies } from "./hobbies-now";
import { LineUp } from "./line-up";
import { UnitAverages } from "./unit-averages";

/** How the cast grew from Year 1 to Year 2, drawn from the profiles. Without scripts the line stands as rendered. */
export function GrowthModule({ data }: { data: Queries.GrowthModuleFragment }) {
  const characters = data.allCharacter.nodes;
  const everybody = useMemo(() => grownOf(characters), [characters]);
  const [order, setOrder] = useState<GrowthOrder>("gained");
  const [unit, setUnit] = useState("");
  const [pointedAt, setPointedAt] = useState<number>();
  const line = useMemo(() => {
    const shown = everybody.filter(({ source }) => unit === "" || source.unitRecord.id === unit);
    return ordered(shown, order);
  }, [everybody, order, unit]);
  const detail = line.find(({ source }) => source.id === pointedAt) ?? line[0];
  const units = unitAverages(everybody).sort((a, b) => a.name.localeCompare(b.name, "en"));
  const totals = totalsOf(line);
  return (
    <div className={styles.growth}>
      {/* Without scripts there is nothing to press, so it is not shown. */}
      <div data-only="scripts" className={controls.controls}>
        <fieldset className={shapes.cluster}>
          <legend className={controls.legend}>Line up by</legend>
          {(Object.keys(GROWTH_ORDERS) as GrowthOrder[]).map((each) => (
            <button
              key={each}
              type="button"
              className={controls.order}
              aria-pressed={each === order}
              onClick={() => setOrder(each)}
            >
              {GROWTH_ORDERS[each]}
            </button>
          ))}
        </fieldset>
        <label>
          <span className={controls.legend}>Who is in it</span>
          <select
            className={controls.select}
            value={unit}
            onChange={({ currentTarget }) => setUnit(currentTarget.value)}
          >
            <option value="">Everybody</option>
            {units.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <output className={controls.count}>
          {`${totals.grew} of ${totals.idols} grew, ${totals.centimetres} cm in all`}
        </output>
      </div>
      <LineUp grown={line} chosen={detail?.source.id} onChoose={setPointedAt} />
      {detail ? <GrowthDetail grown={detail} /> : null}
      <details className={styles.figures}>
        <summary>All figures as a table</summary>
        <GrowthTable grown={line} />
      </details>
      {everybody.length > 0 && <GrowthTotals grown={everybody} />}
      <UnitAverages grown={everybody} />
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

/** The line-up in figures, in the same order. */
function GrowthTable({ grown }: { grown: readonly Grown[] }) {
  return (
    <section className={table.scroll} aria-label="All figures" tabIndex={0}>
      <table className={table.table}>
        <Columns of={["Idol", "Unit", "Year 1", "Year 2", "Gained", "Age"]} />
        <tbody>
          {grown.map(({ source, before, after, gained }) => (
            <tr key={source.id}>
              <th scope="row">
                <Link to={characterPath(source.cname)}>{source.name}</Link>
              </th>
              <td>{source.unitRecord.name}</td>
              <td>{`${before} cm`}</td>
              <td>{`${after} cm`}</td>
              <td className={gained > 0 ? table.grew : undefined}>
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

/** The sum of it all, in large print. */
function GrowthTotals({ grown }: { grown: readonly Grown[] }) {
  const { idols, grew, centimetres, years, most, grewMost, tallest, shortest } = totalsOf(grown);
  const figures: [string, string][] = [
    [`${centimetres} cm`, `gained in a year, by ${grew} idols`],
    [`${idols - grew}`, "did not grow"],
    [`+${most} cm`, `is the most that one of them grew: ${named(grewMost)}`],
    [`${tallest[0]?.after} cm`, `is the tallest: ${named(tallest)}`],
    [`${shortest[0]?.after} cm`, `is the smallest: ${named(shortest)}`],
    [`${years}`, "years older, all of them together"],
  ];
  return (
    <section>
      <h3 className={details.heading}>The year in centimetres</h3>
      <Terms
        className={total.totals}
        row={total.total}
        term={letters.bold}
        answer={total.value}
        of={figures.map(([value, label]) => ({ value, label }))}
      />
    </section>
  );
}

function named(grown: readonly Grown[]): string {
  return formatList(grown.map(({ source }) => source.name));
}
