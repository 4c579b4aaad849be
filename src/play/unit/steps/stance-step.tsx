import { observer } from "mobx-react-lite";
import { NO_POSE, OWN_POSE, type UnitMember } from "#lib/play/unit/unit-document";
import { drawingInWords } from "#lib/play/unit/unit-words";
import { Button, Cluster, Panel, Stack, Text } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";
import type { UnitIdol } from "../unit-idol";
import { IdolFace } from "./idol-face";
import type { UnitSession } from "../unit-session";
import * as styles from "./stance-step.module.css";

interface StanceStepProps {
  readonly session: UnitSession;
  readonly idols: readonly UnitIdol[];
}

const MOODS: Readonly<Record<UnitMember["mood"], string>> = {
  onStage: "On stage",
  offDuty: "Off duty",
  caughtOut: "Caught out",
  plain: "As on their profile",
};

const SIDES: Readonly<Record<UnitMember["side"], string>> = {
  inwards: "To the middle",
  left: "To the left",
  right: "To the right",
};

/** Place, mood, pose and direction of each member, and the leader. */
export const StanceStep = observer(function StanceStep({ session, idols }: StanceStepProps) {
  const { members } = session.unit;
  return (
    <Stack as="ul" gap={3}>
      {members.map((member, at) => {
        const idol = idols.find(({ id }) => id === member.id);
        return idol ? (
          <MemberCard
            key={member.id}
            session={session}
            member={member}
            idol={idol}
            isFirst={at === 0}
            isLast={at === members.length - 1}
          />
        ) : null;
      })}
    </Stack>
  );
});

interface MemberCardProps {
  readonly session: UnitSession;
  readonly member: UnitMember;
  readonly idol: UnitIdol;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const MemberCard = observer(function MemberCard(props: MemberCardProps) {
  const { session, member, idol, isFirst, isLast } = props;
  const { id, mood, pose, side } = member;
  const isLeader = session.unit.leader === id;
  const poses = session.posesOf(id);
  const poseNames = {
    [OWN_POSE]: "Of the mood",
    [NO_POSE]: "Arms down",
    ...Object.fromEntries(poses.map((one) => [one, drawingInWords(one)])),
  };
  return (
    <Panel as="li" className={styles.card} data-unit={idol.unit}>
      <IdolFace facePicture={idol.facePicture} />
      <div>
        <Text weight={800}>{idol.name}</Text>
        <Text size={3} soft>
          {session.placeOf(id)}
        </Text>
      </div>
      <Cluster className={styles.acts}>
        <Button
          size="small"
          aria-label={`${idol.name}: a place back`}
          aria-disabled={isFirst}
          onClick={() => session.move(id, -1)}
        >
          ←
        </Button>
        <Button
          size="small"
          aria-label={`${idol.name}: a place on`}
          aria-disabled={isLast}
          onClick={() => session.move(id, 1)}
        >
          →
        </Button>
        <Button
          size="small"
          aria-label={`Leader, ${idol.name}`}
          aria-pressed={isLeader}
          onClick={() => session.makeLeader(id)}
        >
          ★ Leader
        </Button>
      </Cluster>
      <div className={styles.choices}>
        <Chooser
          label="Mood"
          memberName={idol.name}
          names={MOODS}
          value={mood}
          onChoose={(one) => session.changeMember(id, { mood: one as UnitMember["mood"] })}
        />
        {poses.length > 0 ? (
          <Chooser
            label="Arms"
            memberName={idol.name}
            names={poseNames}
            // Without room for the chosen pose the arms are drawn down.
            value={pose in poseNames ? pose : NO_POSE}
            onChoose={(one) => session.changeMember(id, { pose: one })}
          />
        ) : (
          <Text size={3} soft>
            Arms down: only in front is there room to raise one
          </Text>
        )}
        <Chooser
          label="Looks"
          memberName={idol.name}
          names={SIDES}
          value={side}
          onChoose={(one) => session.changeMember(id, { side: one as UnitMember["side"] })}
        />
      </div>
    </Panel>
  );
});

interface ChooserProps {
  readonly label: string;
  /** Name of the member, for screen readers. */
  readonly memberName: string;
  readonly names: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Chooser({ label, memberName, names, value, onChoose }: ChooserProps) {
  return (
    <label>
      <Text as="span" size={3} weight={800}>
        {label}
      </Text>
      <Field
        as="select"
        aria-label={`${label}, ${memberName}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Field>
    </label>
  );
}
