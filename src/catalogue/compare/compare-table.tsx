import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import { type ComparedFact, isShared, rowsOf, UNKNOWN } from "./compare-facts";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./compare-table.late.module.css";
import type { CompareCharacter } from "./comparison";

interface CompareTableProps {
  chosen: readonly CompareCharacter[];
  /** Takes somebody out; none where nobody has been chosen yet. */
  onRemove?: ((cname: string) => void) | undefined;
}

/** The facts of all in columns side by side, and how they were in Year 1. */
export function CompareTable({ chosen, onRemove }: CompareTableProps) {
  const rows = rowsOf(chosen);
  const hasGaps = rows.some(({ factOf }) => chosen.some((one) => factOf(one).value === UNKNOWN));
  return (
    <>
      <section className={styles.scroll} aria-label="Table of facts" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              {chosen.map(({ id, cname, name, names }) => (
                <th key={cname} scope="col" data-character={id}>
                  <Link className={styles.name} to={characterPath(cname)}>
                    {name}
                  </Link>
                  <Japanese as="span" className={styles.ja} text={names.ja} beside={name} />
                  {onRemove ? (
                    <button type="button" className={styles.remove} onClick={() => onRemove(cname)}>
                      Take away <VisuallyHidden>{name}</VisuallyHidden>
                    </button>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} data-shared={isShared(row, chosen) || undefined}>
                <th scope="row">
                  {row.label}
                  {isShared(row, chosen) ? <span className={styles.same}>the same</span> : null}
                </th>
                {chosen.map((one) => (
                  <Cell key={one.cname} fact={row.factOf(one)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hasGaps ? (
        <p className={`${details.top2} ${shapes.soft}`}>A dash: not published so far.</p>
      ) : null}
    </>
  );
}

function Cell({ fact: { value, before, links } }: { fact: ComparedFact }) {
  return (
    <td>
      {links?.length ? null : value === UNKNOWN ? <Unknown /> : value}
      {links?.map(({ name, path }) => (
        <Link key={path} className={styles.link} to={path}>
          {name}
        </Link>
      ))}
      {before ? (
        <span className={`${details.text2} ${shapes.soft} ${details.block}`}>
          {before} in Year 1
        </span>
      ) : null}
    </td>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{UNKNOWN}</VisuallyHidden>
    </>
  );
}
