import { graphql } from "gatsby";
import { useMemo, useState } from "react";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import {
  GROWTH_ORDERS,
  type GrowthOrder,
  grownOf,
  ordered,
  totalsOf,
  unitAverages,
} from "./growth";
import * as controls from "./growth-controls.module.css";
import { GrowthDetail } from "./growth-detail";
import * as styles from "./growth-module.module.css";
import { GrowthTable } from "./growth-table";
import { GrowthTotals } from "./growth-totals";
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
    const shown = everybody.filter(
      ({ source }) => unit === "" || source.unitRecord.jsonId === unit,
    );
    return ordered(shown, order);
  }, [everybody, order, unit]);
  const detail = line.find(({ source }) => source.jsonId === pointedAt) ?? line[0];
  const units = unitAverages(everybody).sort((a, b) => a.name.localeCompare(b.name, "en"));
  const totals = totalsOf(line);
  return (
    <div className={styles.growth}>
      {/* Without scripts there is nothing to press, so it is not shown. */}
      <div className={controls.controls}>
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
      <LineUp grown={line} chosen={detail?.source.jsonId} onChoose={setPointedAt} />
      {detail ? <GrowthDetail grown={detail} /> : null}
      <details className={styles.figures}>
        <summary>All figures as a table</summary>
        <GrowthTable grown={line} />
      </details>
      <GrowthTotals grown={everybody} />
      <UnitAverages grown={everybody} />
      <Hobbies characters={characters} />
    </div>
  );
}

export const growthModuleFragment = graphql`
  fragment GrowthModule on Query {
    allCharacter(
      filter: { profile: { year1: { height: { ne: null } } } }
      sort: { jsonId: ASC }
    ) {
      nodes { ...GrowthDetail }
    }
  }
`;
