import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import type { Grown } from "./growth";
import { Columns } from "#src/ui/primitives/columns/columns";
import * as styles from "./growth-table.module.css";

/** The line-up in figures, in the same order. */
export function GrowthTable({ grown }: { grown: readonly Grown[] }) {
  return (
    <section className={styles.scroll} aria-label="All figures" tabIndex={0}>
      <table className={styles.table}>
        <Columns of={["Idol", "Unit", "Year 1", "Year 2", "Gained", "Age"]} />
        <tbody>
          {grown.map(({ source, before, after, gained }) => (
            <tr key={source.jsonId}>
              <th scope="row">
                <Link to={characterPath(source.cname)}>{source.name}</Link>
              </th>
              <td>{source.unitRecord.name}</td>
              <td>{`${before} cm`}</td>
              <td>{`${after} cm`}</td>
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
