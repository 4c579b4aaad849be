import * as styles from "./notices.module.css";

interface EditionNoticeProps {
  /** True while a new edition waits and the visitor has not put it off. */
  isReady: boolean;
  onShow: () => void;
  onLater: () => void;
}

/** Says that a new edition waits, and leaves it to the visitor when to see it. */
export function EditionNotice({ isReady, onShow, onLater }: EditionNoticeProps) {
  return (
    <output className={styles.status}>
      {isReady ? (
        <span className={styles.card}>
          <span className={styles.news}>A new edition of this guide is ready.</span>
          <span className={styles.choices}>
            <button className={styles.show} type="button" onClick={onShow}>
              Show it
            </button>
            <button className={styles.later} type="button" onClick={onLater}>
              Later
            </button>
          </span>
        </span>
      ) : null}
    </output>
  );
}
