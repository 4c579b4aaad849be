import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo } from "react";
import type { UnitId } from "#content/types";
import type { UnitAssets } from "#lib/pictures/own-unit/unit-assets";
import { drawingInWords } from "#lib/play/unit/unit-words";
import { InvisibleInput } from "#src/ui/primitives/field/field";
import { Choice } from "#src/ui/primitives/choice-link/choices";
import { Cluster, Stack, Text } from "#src/ui/primitives/elements";
import type { Palette } from "../palette";
import { backdropAddress } from "../unit-png";
import type { UnitSession } from "../unit-session";
import * as styles from "./backdrop-step.module.css";

interface BackdropStepProps {
  readonly session: UnitSession;
  readonly assets: UnitAssets;
  readonly palettes: readonly Palette[];
}

/** The drawing behind the members, and the colours of all but their faces. */
export const BackdropStep = observer(function BackdropStep(props: BackdropStepProps) {
  const { session, assets, palettes } = props;
  const { unit, options } = session;
  // The choice of colours does not wait until all backdrops are drawn in them.
  const colors = useDeferredValue(unit.colors);
  const backdrops = useMemo(
    () =>
      options.backdrops.map((id) => ({
        id,
        name: drawingInWords(id),
        picture: backdropAddress({ backdrop: id, colors }, assets),
      })),
    [options, colors, assets],
  );
  return (
    <Stack gap={5}>
      <Options
        name="backdrop"
        title="Backdrop"
        options={backdrops}
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

interface Option {
  readonly id: string;
  readonly name: string;
  /** Address of a square picture. */
  readonly picture?: string;
}

interface OptionsProps {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Option[];
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
        {options.map(({ id, name: label, picture }) => (
          <Choice
            key={id}
            className={picture ? styles.pictured : styles.option}
            data-unit={areColored ? id : undefined}
          >
            <InvisibleInput
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {picture && <img className={styles.picture} src={picture} alt="" />}
            {label}
          </Choice>
        ))}
      </Cluster>
    </fieldset>
  );
}
