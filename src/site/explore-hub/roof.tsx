import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./roof.module.css";
import roof from "./roof.svg";

/** The gable with the name of the house, a flag on either side, and the sun behind it. */
export function Roof() {
  return (
    <header className={styles.roof}>
      <Drawing
        className={styles.gable}
        from={`${roof}#gable`}
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
      />
      <Drawing className={styles.flag} from={`${roof}#flag`} viewBox="0 0 90 120" />
      <div className={styles.sign}>
        <h1>Explore</h1>
        <p className={styles.text}>The whole house, cut open. Every room is a door.</p>
      </div>
    </header>
  );
}
