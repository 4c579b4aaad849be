import { observer } from "mobx-react-lite";
import { Picture } from "#src/ui/primitives/picture/picture";
import type { ExplorerCharacter } from "./explorer-catalogue";
import { MemberRow } from "./member-row";
import * as styles from "./stage.module.css";
import "#src/ui/records/office-patterns.css";
import { Button, Stack, Tag, VisuallyHidden } from "#src/ui/primitives/elements";
import { useStores } from "#src/data/stores/store-context";
import { AUTO_SWITCH } from "./use-auto-switch";
import * as button from "./auto-switch-button.module.css";

interface UnitStageProps {
  hasChosen: boolean;
  onMember: (member: ExplorerCharacter, options?: { replace: boolean }) => void;
}

export const UnitStage = observer(function UnitStage({ hasChosen, onMember }: UnitStageProps) {
  const { unit, unitDetail, unitMembers, office } = useStores().units;
  if (!unit.id || !office.id) return null;
  const { lead, leadEn, markPicture } = unitDetail;
  return (
    <section
      className={styles.stage}
      aria-label={unit.name}
      data-unit={unit.id}
      data-office={office.id}
      data-animated={hasChosen || undefined}
    >
      <div className={styles.set}>
        <div className={styles.top}>
          <Tag as="a" className={styles.office} href={`#${office.id}`}>
            {office.name}
          </Tag>
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
          <Stack as="p" gap={1} className={styles.slogan}>
            <span className={styles.leadEn}>{leadEn}</span>
            <span className={styles.lead} lang="zh-Hant">
              {lead}
            </span>
          </Stack>
        </header>
        <MemberRow
          key={`members of ${unit.id}`}
          label={`Members of ${unit.name}`}
          members={unitMembers}
          unit={unit}
          onMember={onMember}
        />
      </div>
    </section>
  );
});

const AutoSwitchButton = observer(function AutoSwitchButton() {
  const { method } = useStores();
  return (
    <Button
      size="small"
      shadow={1}
      data-only="scripts"
      id={AUTO_SWITCH}
      className={button.button}
      aria-pressed={method.autoSwitch}
      onClick={() => method.setAutoSwitch(!method.autoSwitch)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          fill="currentColor"
          d={method.autoSwitch ? "M5 3h5v18H5zM14 3h5v18h-5z" : "M5 2.5 21 12 5 21.5z"}
        />
      </svg>
      <VisuallyHidden className={button.label}>Auto-switch</VisuallyHidden>
    </Button>
  );
});
