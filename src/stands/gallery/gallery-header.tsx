import { Link } from "gatsby";
import type { StandKit } from "#lib/stand/document/kit";
import { flowerStandPath, legalPath, makerPath } from "#lib/content/pages/paths";
import * as styles from "./gallery-header.module.css";
import { RopedStands } from "./roped-stands";

/** Where one comes in: what the exhibition is, and where else to go. */
export function GalleryHeader({ kit }: { kit: StandKit }) {
  return (
    <header className={styles.header}>
      <RopedStands kit={kit} />
      <p className={styles.badge}>Free entry, every hour of the night</p>
      <h1 className={styles.title}>The exhibition</h1>
      <p className={styles.lead}>Flower stands for idols, made by us and by visitors.</p>
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
        This copy of the site has no shared exhibition. You see our own stands, and those you made
        on this device.
      </p>
    </header>
  );
}
