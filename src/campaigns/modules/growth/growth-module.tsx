import { graphql } from "gatsby";
import { useMemo, useState } from "react";
import { type GrowthOrder, grownOf, ordered } from "./growth";
import { GrowthControls } from "./growth-controls";
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

  return (
    <div className={styles.growth}>
      <GrowthControls
        everybody={everybody}
        shown={line}
        order={order}
        unit={unit}
        onOrder={setOrder}
        onUnit={setUnit}
      />
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
