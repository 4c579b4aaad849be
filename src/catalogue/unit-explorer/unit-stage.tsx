import { observer } from "mobx-react-lite";
import { Picture } from "#src/ui/primitives/picture/picture";
import { AutoSwitchButton } from "./auto-switch-button";
import type { ExplorerCatalogue, ExplorerCharacter, ExplorerStore } from "./explorer-catalogue";
import { MemberRow } from "./member-row";
import * as styles from "./stage.module.css";
import "#src/ui/records/office-patterns.css";

interface UnitStageProps {
  units: ExplorerStore;
  catalogue: ExplorerCatalogue;
  shown: ExplorerCharacter | undefined;
  lit: ReadonlySet<number>;
  hasMoved: boolean;
  onMember: (member: ExplorerCharacter, options?: { replace: boolean }) => void;
}

/** The unit on its stage, in its colours and on its agency's ground: mark, slogans, line-up. */
export const UnitStage = observer(function UnitStage({
  units,
  catalogue,
  shown,
  lit,
  hasMoved,
  onMember,
}: UnitStageProps) {
  const { unit, unitDetail, unitMembers, productionId } = units;
  const office = catalogue.offices.find(({ id }) => id === productionId);
  if (!unit.id || !office) return null;
  const { lead, leadEn, markPicture } = unitDetail;
  return (
    <section
      className={styles.stage}
      aria-label={unit.name}
      data-unit={unit.id}
      data-office={office.id}
      data-moved={hasMoved || undefined}
    >
      <div className={styles.set}>
        <div className={styles.top}>
          <a className={styles.office} href={`#${office.id}`}>
            {office.name}
          </a>
          <AutoSwitchButton />
        </div>
        <header key={unit.id} className={styles.head}>
          <h2 id="stage-name" className={styles.name}>
            {markPicture ? (
              <Picture
                className={styles.mark}
                image={markPicture.imageData}
                alt={unit.name ?? ""}
                sizes="(min-width: 1024px) 520px, 78vw"
              />
            ) : (
              unit.name
            )}
          </h2>
          <p className={styles.slogan}>
            <span className={styles.leadEn}>{leadEn}</span>
            <span className={styles.lead} lang="zh-Hant">
              {lead}
            </span>
          </p>
        </header>
        <MemberRow
          key={`members of ${unit.id}`}
          label={`Members of ${unit.name}`}
          members={unitMembers}
          shown={shown}
          leader={unit.leader}
          lit={lit}
          onMember={onMember}
        />
      </div>
    </section>
  );
});
