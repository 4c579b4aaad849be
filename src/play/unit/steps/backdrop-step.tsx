import { observer } from "mobx-react-lite";
import type { UnitId } from "#content/types";
import { drawingInWords } from "#lib/play/unit/unit-words";
import { UnseenInput } from "#src/ui/primitives/field/field";
import { Choice } from "#src/ui/primitives/choice-link/choices";
import { Cluster, Stack } from "#src/ui/primitives/layout/layout";
import { Text } from "#src/ui/primitives/text/text";
import type { Palette } from "../palette";
import type { UnitSession } from "../unit-session";
import * as styles from "./backdrop-step.module.css";

interface BackdropStepProps {
  readonly session: UnitSession;
  readonly palettes: readonly Palette[];
}

/** The drawing behind the members, and the colours of all but their faces. */
export const BackdropStep = observer(function BackdropStep(props: BackdropStepProps) {
  const { session, palettes } = props;
  const { unit, kit } = session;
  return (
    <Stack gap={5}>
      <Options
        name="backdrop"
        title="Backdrop"
        options={kit.backdrops.map((id) => ({ id, name: drawingInWords(id) }))}
        chosen={unit.backdrop}
        onChoose={session.setBackdrop}
      />
      <Options
        name="colors"
        title="Colours of"
        options={palettes}
        chosen={unit.colors}
        onChoose={(id) => session.setColors(id as UnitId)}
        areColored
      />
    </Stack>
  );
});

interface OptionsProps {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Palette[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly areColored?: boolean;
}

function Options({ name, title, options, chosen, onChoose, areColored }: OptionsProps) {
  return (
    <fieldset>
      <Text as="legend" weight={800} className={styles.legend}>
        {title}
      </Text>
      <Cluster>
        {options.map((one) => (
          <Choice
            key={one.id}
            className={styles.option}
            data-unit={areColored ? one.id : undefined}
          >
            <UnseenInput
              type="radio"
              name={name}
              checked={one.id === chosen}
              onChange={() => onChoose(one.id)}
            />
            {one.name}
          </Choice>
        ))}
      </Cluster>
    </fieldset>
  );
}
