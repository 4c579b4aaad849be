import { formatList } from "#lib/format/list";
import { type Grown, totalsOf } from "./growth";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./growth-totals.module.css";

/** The sum of it all, in large print. */
export function GrowthTotals({ grown }: { grown: readonly Grown[] }) {
  const { idols, grew, centimetres, years, most, grewMost, tallest, shortest } = totalsOf(grown);
  const figures: [string, string][] = [
    [`${centimetres} cm`, `gained by the whole cast in a year, and ${grew} idols did all the work`],
    [`${idols - grew}`, "did not grow a millimetre, and carried on being looked up to"],
    [`+${most} cm`, `is the record. It is held by ${named(grewMost)}`],
    [`${tallest[0]?.after} cm`, `is the top of the frame: ${named(tallest)}`],
    [
      `${shortest[0]?.after} cm`,
      `is where the view is best from the front row: ${named(shortest)}`,
    ],
    [`${years}`, "candles more on all the cakes together; nobody was let off"],
  ];
  return (
    <section>
      <h3 className={styles.heading}>The year in centimetres</h3>
      <Terms
        className={styles.totals}
        row={styles.total}
        term={letters.bold}
        answer={styles.value}
        of={figures.map(([value, label]) => ({ value, label }))}
      />
    </section>
  );
}

function named(grown: readonly Grown[]): string {
  return formatList(grown.map(({ source }) => source.name));
}
