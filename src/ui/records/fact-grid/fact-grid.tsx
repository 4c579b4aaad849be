import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Japanese } from "../../primitives/japanese/japanese";
import * as styles from "./fact-grid.module.css";
import { Cluster } from "#src/ui/primitives/elements";

/** A cell of the grid: a published value and its details. */
export interface Fact {
  label: string;
  value: ReactNode;
  original?: string | null | undefined;
  year?: "Year 1" | "Year 2" | undefined;
  href?: string | undefined;
  wide?: boolean;
}

interface FactGridProps {
  facts: readonly Fact[];
  isCompact?: boolean;
}

export function FactGrid({ facts, isCompact = false }: FactGridProps) {
  return (
    <dl className={isCompact ? `${styles.grid} ${styles.compact}` : styles.grid}>
      {facts.map(({ label, value, original, year, href, wide }) => (
        <div key={label} className={wide ? `${styles.cell} ${styles.wide}` : styles.cell}>
          <Cluster as="dt" align="center" className={styles.label}>
            {label}
            {year && <span className={styles.year}>{year}</span>}
          </Cluster>
          <dd className={styles.value}>
            {href ? <Link to={href}>{value}</Link> : value}
            <Japanese as="span" className={styles.original} text={original} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
