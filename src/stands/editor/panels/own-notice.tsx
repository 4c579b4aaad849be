import { observer } from "mobx-react-lite";
import { Button } from "../controls";
import { useEditor } from "../editor-context";
import * as styles from "./own-notice.module.css";

interface OwnNoticeProps {
  /** Called with the place of the picture that is to be swapped. */
  readonly onSwap: (index: number) => void;
}

/** Says that a stand with a picture of the visitor's own stays on this device, and the way out. */
export const OwnNotice = observer(function OwnNotice({ onSwap }: OwnNoticeProps) {
  const { session, addresses } = useEditor();
  const { layers } = session.stand;
  const missing = layers.findIndex((one) => one.kind === "own" && addresses.isMissing(one.own));
  const index = missing < 0 ? layers.findIndex(({ kind }) => kind === "own") : missing;
  if (index < 0) return null;
  return (
    <div className={styles.notice}>
      {missing < 0 ? (
        <p>
          <strong>Your own picture stays on this device.</strong> You can save this stand as a
          picture, but it cannot go into a link or the exhibition.
        </p>
      ) : (
        <p>
          <strong>A picture is missing.</strong> It was chosen on another device and stayed there.
          Choose it again here, or swap it for a poster.
        </p>
      )}
      <Button onClick={() => onSwap(index)}>Swap for a poster</Button>
    </div>
  );
});
