import { posterOf, type StandKit } from "#lib/stand/kit/kit";
import { flowerStandPath, legalPath, makerPath } from "#lib/content/model/pages/paths";
import { PartPicture } from "../scene/part-picture";
import { ButtonLink, Cluster, Panel } from "#src/ui/primitives/elements";
import { Hero } from "#src/ui/primitives/hero/hero";
import * as styles from "./exhibition-header.module.css";
import ropedStands from "./roped-stands.json";

export function ExhibitionHeader({ kit }: { kit: StandKit }) {
  return (
    <header className={styles.header}>
      <div className={styles.stands} aria-hidden="true">
        {ropedStands.map(({ part, idol, flower }) => {
          const unit = posterOf(kit, idol)?.unit;
          return (
            <div key={part} className={styles.waiting}>
              <PartPicture
                kit={kit}
                kind="stand"
                part={part}
                unit={unit}
                className={styles.stand}
              />
              <PartPicture
                kit={kit}
                kind="flower"
                part={flower}
                unit={unit}
                className={styles.flower}
              />
            </div>
          );
        })}
        <svg className={styles.rope} viewBox="0 0 900 120" preserveAspectRatio="none">
          <path d="M0 10Q112 130 225 10Q337 130 450 10Q562 130 675 10Q787 130 900 10" />
        </svg>
      </div>
      <Hero label="Free entry" title="The exhibition" titleClass={styles.title} />
      <Panel as="p" shadow={2} className={styles.lead}>
        Flower stands for idols, made by us and by visitors.
      </Panel>
      <Cluster as="p" align="center" gap={3} className={styles.links}>
        <ButtonLink shadow={2} tone="sun" className={styles.make} to={makerPath}>
          Make one
        </ButtonLink>
        <ButtonLink to={legalPath("protocol")}>Rules of the exhibition</ButtonLink>
        <ButtonLink to={flowerStandPath}>What is a flower stand?</ButtonLink>
      </Cluster>
      <p className={styles.unsaved}>
        This copy of the site has no shared exhibition. You see our own stands, and those you made
        on this device.
      </p>
    </header>
  );
}
