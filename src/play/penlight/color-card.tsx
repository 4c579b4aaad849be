import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { writeAddress } from "#src/app/routing/use-search-state";
import { litPath } from "./lit-path";
import type { PenlightIdol } from "./penlight-idol";
import * as styles from "./color-card.module.css";

/** An image colour: who has it, what it is, and how many sources say so. */
export function ColorCard({ person }: { person: PenlightIdol }) {
  const { jsonId, cname, name, color, sourceCounts, unitRecord } = person;
  const count = sourceCounts.color ?? 0;
  return (
    <li className={styles.card} data-character={jsonId}>
      <ChoiceLink
        className={styles.light}
        address={litPath(cname)}
        isChosen={false}
        onChoose={writeAddress}
      >
        <span className={styles.stick} />
        <b>{name}</b>
        <small>{unitRecord.name}</small>
      </ChoiceLink>
      <div className={styles.foot}>
        <CopyButton className={styles.copy} text={color} done="copied">
          {color}
        </CopyButton>
        <span>{count === 1 ? "1 source" : `${count} sources`}</span>
      </div>
    </li>
  );
}
