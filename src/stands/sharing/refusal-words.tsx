import { ApiError } from "#src/data/api/api-error";
import { describeError } from "#src/data/errors/describe-error";
import * as styles from "./sections.module.css";

/** Why a stand was not taken, in the words of the server, or of the error catalogue. */
export function RefusalWords({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) {
    return (
      <p className={styles.warning}>
        This page was not loaded over a secure connection, so nothing can be sent from it.
      </p>
    );
  }
  const { zh, en } = describeError(error);
  return (
    <div className={styles.warning}>
      {zh && <p lang="zh-Hant">{zh}</p>}
      {en && <p>{en}</p>}
    </div>
  );
}
