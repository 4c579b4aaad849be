import type { Mark, Sign } from "#lib/play/guess/compare-facts";
import { Picture } from "#src/ui/primitives/picture/picture";
import type { GuessIdol } from "./guess-idol";
import * as styles from "./guess-row.module.css";

const SIGNS: Readonly<Record<Sign, string>> = {
  same: "✓",
  other: "✕",
  more: "↑",
  less: "↓",
  unknown: "–",
};

interface GuessRowProps {
  person: GuessIdol;
  marks: readonly Mark[];
  number: number;
  isAnswer: boolean;
}

/** A guess: a face, and each fact with a sign and a word for how it compares. */
export function GuessRow({ person, marks, number, isAnswer }: GuessRowProps) {
  return (
    <li className={styles.row} data-answer={isAnswer || undefined} value={number}>
      <div className={styles.who}>
        <span className={styles.face} data-character={person.jsonId}>
          <Picture image={person.facePicture.small} alt="" sizes="64px" />
        </span>
        <h3 className={styles.name}>{person.name}</h3>
      </div>
      <dl className={styles.marks}>
        {marks.map(({ key, title, said, sign, word }) => (
          <div key={key} className={styles.mark} data-sign={sign}>
            <dt>{title}</dt>
            <dd>
              <b>{said}</b>
              <span>
                <i aria-hidden="true">{SIGNS[sign]}</i> {word}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
