import { characterPath } from "#lib/content/model/pages/paths";
import { sortedByHeight, type CompareCharacter } from "./comparison";
import { heightOf } from "./facts-of";
import * as styles from "./height-list.late.module.css";
import { Button, ButtonLink, Cluster, Panel } from "#src/ui/primitives/elements";

interface HeightListProps {
  characters: readonly CompareCharacter[];
  chosen: readonly string[];
  /** Adds or removes a character; without it names link to profiles. */
  onToggle: ((cname: string) => void) | undefined;
}

export function HeightList({ characters, chosen, onToggle }: HeightListProps) {
  const rows = new Map<number | undefined, CompareCharacter[]>();
  for (const character of sortedByHeight(characters)) {
    const height = heightOf(character, 2);
    rows.set(height, [...(rows.get(height) ?? []), character]);
  }
  return (
    <Panel as="ol" shadow={2} className={styles.tape} data-printed="">
      {[...rows].map(([height, people]) => (
        <li key={height ?? 0} className={styles.row}>
          <span className={styles.height}>{height === undefined ? "unknown" : `${height} cm`}</span>
          <Cluster as="ul" className={styles.people}>
            {people.map(({ id, cname, name }) => (
              <li key={cname} data-character={id}>
                {onToggle ? (
                  <Button
                    size="small"
                    className={styles.person}
                    aria-pressed={chosen.includes(cname)}
                    onClick={() => onToggle(cname)}
                  >
                    {name}
                  </Button>
                ) : (
                  <ButtonLink size="small" className={styles.person} to={characterPath(cname)}>
                    {name}
                  </ButtonLink>
                )}
              </li>
            ))}
          </Cluster>
        </li>
      ))}
    </Panel>
  );
}
