import { Drawing } from "#src/ui/primitives/drawing/drawing";
import podium from "./sorter-podium.svg";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import * as styles from "./sorter-hero.module.css";

/** The podium that nobody stands on yet. */
export function SorterHero() {
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.badge}>Idol sorter</p>
        <h1 className={styles.title}>
          Who is your <span>number one?</span>
        </h1>
        <p className={hero.lead}>
          Two posters at a time: which one do you take home? In the end everybody has a place, and
          you have a podium to defend.
        </p>
      </div>
      <Drawing className={styles.podium} from={`${podium}#podium`} viewBox="0 0 560 380" />
    </header>
  );
}
