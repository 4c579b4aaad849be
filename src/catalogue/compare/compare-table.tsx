import { Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { Panel, Tag, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import { type ComparedFact, isShared, rowsOf, UNKNOWN } from "./compare-facts";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./compare-table.late.module.css";
import type { CompareCharacter } from "./comparison";

interface CompareTableProps {
  chosen: readonly CompareCharacter[];
  /** Removes a character; absent while the default is shown. */
  onRemove?: ((cname: string) => void) | undefined;
}

/** Facts in a column for each character, with those of Year 1. */
export function CompareTable({ chosen, onRemove }: CompareTableProps) {
  const rows = rowsOf(chosen);
  const hasGaps = rows.some(({ factOf }) =>
    chosen.some((character) => factOf(character).value === UNKNOWN),
  );
  return (
    <>
      <Panel
        as="section"
        shadow={2}
        className={styles.scroll}
        aria-label="Table of facts"
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              {chosen.map(({ id, cname, name, names }) => (
                <th key={cname} scope="col" data-character={id}>
                  <Link className={styles.name} to={characterPath(cname)}>
                    {name}
                  </Link>
                  <Japanese as="span" className={styles.ja} text={names.ja} shownName={name} />
                  {onRemove ? (
                    <Tag
                      as="button"
                      type="button"
                      className={styles.remove}
                      onClick={() => onRemove(cname)}
                    >
                      Remove <VisuallyHidden>{name}</VisuallyHidden>
                    </Tag>
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
                {chosen.map((character) => (
                  <Cell key={character.cname} fact={row.factOf(character)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {hasGaps ? (
        <Text soft className={styles.gaps}>
          A dash: not published so far.
        </Text>
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
        <Text size={2} soft>
          {before} in Year 1
        </Text>
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
