import { observer } from "mobx-react-lite";
import * as controls from "../controls.module.css";
import type { MakerSession } from "../session/maker-session";
import * as styles from "./own-notice.module.css";

interface OwnNoticeProps {
  readonly session: MakerSession;
  /** Called with the place of the picture that is to be swapped. */
  readonly onSwap: (index: number) => void;
}

/** Says that a stand with a picture of the visitor's own stays on this device, and the way out. */
export const OwnNotice = observer(function OwnNotice({ session, onSwap }: OwnNoticeProps) {
  const index = session.stand.layers.findIndex(({ kind }) => kind === "own");
  if (index < 0) return null;
  return (
    <div className={styles.notice}>
      <p>
        <strong>Your own picture stays on this device.</strong> You can save this stand as a
        picture, but it cannot go into a link or the exhibition.
      </p>
      <button type="button" className={controls.button} onClick={() => onSwap(index)}>
        Swap for a poster
      </button>
    </div>
  );
});
