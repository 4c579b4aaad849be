import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import lanes from "./lanes.svg";
import * as styles from "./phone.module.css";

/** A phone with a stage on it, and the lanes in which notes come down. */
export function Phone({ image }: { image: IGatsbyImageData }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          sizes="(min-width: 500px) 288px, 56vw"
          priority
        />
        <Drawing className={styles.lanes} from={`${lanes}#lanes`} viewBox="0 0 300 190" />
        <p className={styles.score}>PERFECT!</p>
      </div>
    </div>
  );
}
