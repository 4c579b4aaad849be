import { Link } from "gatsby";
import type { StandKit } from "../../../../plugins/flower-stand/document/kit";
import { flowerStandPath, legalPath, makerPath } from "../../../lib/paths";
import * as styles from "./foyer.module.css";
import { Queue } from "./queue";

/** Where one comes in: what the hall is, and where else to go. */
export function Foyer({ kit }: { kit: StandKit }) {
  return (
    <header className={styles.foyer}>
      <Queue kit={kit} />
      <p className={styles.badge}>Free entry, every hour of the night</p>
      <h1 className={styles.title}>The exhibition</h1>
      <p className={styles.lead}>
        Flower stands for idols: ours, and those of visitors that a maintainer has looked at.
      </p>
      <p className={styles.ways}>
        <Link className={styles.make} to={makerPath}>
          Make one
        </Link>
        <Link className={styles.way} to={legalPath("protocol")}>
          Rules of the exhibition
        </Link>
        <Link className={styles.way} to={flowerStandPath}>
          What is a flower stand?
        </Link>
      </p>
      <p className={styles.unkept}>
        No exhibition is kept where this site is served: what hangs here is our own set, and the
        stands of this device.
      </p>
    </header>
  );
}
