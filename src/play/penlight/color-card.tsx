import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import type { ImageColor } from "./image-color";
import * as styles from "./color-card.module.css";

/** An image colour: whose it is, what it is, and how many sources say so. */
export function ColorCard({ color: { path, name, note, color, sources } }: { color: ImageColor }) {
  return (
    <li className={styles.card}>
      <ChoiceLink className={styles.light} address={path} isChosen={false}>
        <svg className={styles.stick} aria-hidden="true">
          <rect width="100%" height="100%" fill={color} />
        </svg>
        <b>{name}</b>
        <small>{note}</small>
      </ChoiceLink>
      <div className={styles.foot}>
        <CopyButton className={styles.copy} text={color} done="copied">
          {color}
        </CopyButton>
        {sources && <span>{sources === 1 ? "1 source" : `${sources} sources`}</span>}
      </div>
    </li>
  );
}
