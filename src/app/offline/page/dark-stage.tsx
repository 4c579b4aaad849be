import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./dark-stage.module.css";
import stage from "./dark-stage.svg";

/** An empty stage: lamps off, curtains half drawn, and the ghost light that theatres leave burning. */
export function DarkStage() {
  return (
    <Drawing className={styles.picture} from={`${stage}#boards`} viewBox="0 0 800 640">
      <use className={styles.light} href={`${stage}#pool`} />
      <use href={`${stage}#stand`} />
      <use className={styles.light} href={`${stage}#bulb`} />
      <use href={`${stage}#rig`} />
    </Drawing>
  );
}
